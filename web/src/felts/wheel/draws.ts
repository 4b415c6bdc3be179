// What the felts of the wheels offer by themselves, so that nobody else offers it again.
export const draws: readonly string[] = ['bet', 'withdraw']
