// The amount that is chosen in the bar, for those who click on the cloth.

export const stake = $state({ amount: '0' })
