// How the ring is scaled: pills with two lines where there is room, then with one, then discs.

import { Ring } from './geometry'

export type Size = 'wide' | 'middle' | 'narrow'
export type Layout = {
  ring: Ring
  size: Size
  pill: { width: number; height: number }
  rail: number
  band: number // the strip of the cloth with the places' numbers
  scale: number // of what lies in the middle: 1 where the cloth is high enough
}

const pills = {
  wide: { width: 126, height: 48 },
  middle: { width: 96, height: 44 },
  narrow: { width: 44, height: 44 },
}

export type Plan = { seats: number; staffBelow: boolean; fromBelow: boolean }

export function layoutOf(width: number, height: number, plan: Plan): Layout {
  const { seats, staffBelow } = plan
  const size: Size = width >= 860 ? 'wide' : width >= 600 ? 'middle' : 'narrow'
  const crowded = size === 'wide' && seats > 12 && width < 1060
  const pill = crowded ? { ...pills.wide, width: 108 } : pills[size]
  const narrow = size === 'narrow'
  const rail = narrow ? 12 : 20
  const label = narrow ? 18 : 0 // names stand outside the discs
  const head = narrow ? 16 : 34
  const foot = staffBelow && !narrow ? 16 : 4
  const rx = Math.max(90, width / 2 - pill.width - rail - (narrow ? 10 : 26))
  const ry = Math.max(
    84,
    (height - head - foot) / 2 - pill.height - rail - label - (narrow ? 4 : 10)
  )
  const top = head + ry + pill.height + rail + label + (narrow ? 0 : 4)
  const ring = new Ring({ width, height, rx, ry, top, ...plan })
  const scale = narrow ? 1 : Math.min(1, Math.max(0.58, ry / 225))
  const band = narrow ? 8 : Math.round(20 + 26 * scale)
  return { ring, size, pill, rail, band, scale }
}

// Where a pill's middle lies, so that it clears the rail whichever way the rail runs.
export function pillAt({ ring, pill, rail, size }: Layout, seat: number) {
  const { nx, ny } = ring.spot(seat)
  const away = (Math.abs(nx) * pill.width + Math.abs(ny) * pill.height) / 2
  return ring.spot(seat, rail / 2 + away + (size === 'narrow' ? 3 : 6))
}
