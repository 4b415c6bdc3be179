// Cards come out of the sabot and chips from their owner's place. Nothing moves for those who have
// asked for stillness.

const still = matchMedia('(prefers-reduced-motion: reduce)')

type From = { x: number; y: number; duration?: number }

// For Svelte's `in:`: from that many pixels away.
export function moves(_node: Element, { x, y, duration = 280 }: From) {
  return {
    duration: still.matches ? 0 : duration,
    easing: (t: number) => 1 - (1 - t) ** 3,
    css: (_t: number, u: number) => `translate: ${u * x}px ${u * y}px`,
  }
}
