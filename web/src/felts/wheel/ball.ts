// What wheel and dish have in common: the colour of a number, and a ball that runs, slower and
// slower, for as long as it may roll; never for ever.

const still = matchMedia('(prefers-reduced-motion: reduce)')

export const colourOf = (number: number, red: number[], black: number[]) =>
  red.includes(number) ? 'red' : black.includes(number) ? 'black' : 'none'

// Gives what stops it.
export function run(ball: SVGGElement | undefined, turns: number, duration: number) {
  if (!ball || still.matches) return
  const running = ball.animate(
    [{ transform: 'rotate(0deg)' }, { transform: `rotate(${turns * 360}deg)` }],
    { duration, easing: 'cubic-bezier(.1,.45,.4,1)' })
  return () => running.cancel()
}
