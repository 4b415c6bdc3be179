// The ring of places: one closed curve, on which every place has the same length of the rail, and
// everything else lies at a distance from it along the normal.

export type Point = { x: number; y: number }
export type Spot = Point & { nx: number; ny: number } // the normal points outwards

export type Frame = {
  width: number
  height: number
  rx: number
  ry: number
  top: number // the centre's height
  seats: number
  // Staff stand at the top; at some tables also opposite.
  staffBelow: boolean
  // The places are numbered from whoever sits below: up the right side, then up the left.
  fromBelow?: boolean
}

const steps = 480
const roundness = 2 / 2.6 // of a superellipse
const staff = 1.5 // places that they take

const powered = (value: number) => Math.sign(value) * Math.abs(value) ** roundness

export class Ring {
  #points: Spot[] = []
  #along: number[] = []

  constructor(readonly frame: Frame) {
    const { rx, ry, width, top } = frame
    // From the top to the left, as the places are numbered: from the croupier's right.
    const at = (i: number): Point => {
      const t = (2 * Math.PI * i) / steps
      return { x: width / 2 - rx * powered(Math.sin(t)), y: top - ry * powered(Math.cos(t)) }
    }
    let length = 0
    for (let i = 0; i < steps; ++i) {
      const [before, here, after] = [at(i - 1), at(i), at(i + 1)]
      const [dx, dy] = [after.x - before.x, after.y - before.y]
      const size = Math.hypot(dx, dy) || 1
      this.#points.push({ ...here, nx: dy / size, ny: -dx / size })
      this.#along.push(length)
      length += Math.hypot(after.x - here.x, after.y - here.y)
    }
    this.#along.push(length)
    for (const point of this.#points) {
      const outwards = point.nx * (point.x - width / 2) + point.ny * (point.y - top) >= 0
      if (!outwards) [point.nx, point.ny] = [-point.nx, -point.ny]
    }
  }

  // A place, counted from 1, at its middle or so far (in places) from it.
  spot(seat: number, offset = 0, aside = 0): Spot {
    const { seats, staffBelow, fromBelow } = this.frame
    const half = Math.ceil(seats / 2)
    const nth = !fromBelow ? seat : seat <= half ? half + seat : seats + 1 - seat
    const units = seats + (staffBelow ? 2 : 1) * staff
    const passed = staffBelow && nth > half ? staff : 0
    return this.#atShare((staff / 2 + passed + nth - 0.5 + aside) / units, offset)
  }

  // Where the staff stand, above and below.
  head(offset = 0): Point {
    return {
      x: this.frame.width / 2,
      y: this.frame.top - this.frame.ry - offset + this.#dip(0, offset),
    }
  }

  foot(offset = 0): Point {
    return { x: this.frame.width / 2, y: this.frame.top + this.frame.ry + offset }
  }

  // The curve at a distance from the rail; negative is inwards.
  path(offset: number): string {
    const points = this.#points.map((point) => {
      const { x, y } = moved(point, offset)
      const dx = Math.abs(x - this.frame.width / 2)
      const dip = this.#dip(dx, offset)
      if (y < this.frame.top - this.frame.ry * 0.4) return { x, y: y + dip }
      return this.frame.staffBelow && y > this.frame.top + this.frame.ry * 0.4
        ? { x, y: y - dip }
        : { x, y }
    })
    return 'M' + joined(points) + 'Z'
  }

  // A line across a band, on one side of a place or the other.
  border(seat: number, side: -0.5 | 0.5, from: number, to: number): string {
    return 'M' + joined([this.spot(seat, from, side), this.spot(seat, to, side)])
  }

  // The area before a place, between two distances.
  area(seat: number, from: number, to: number): string {
    const sides = [-0.5, -0.25, 0, 0.25, 0.5]
    const outer = sides.map((side) => this.spot(seat, from, side))
    const inner = sides.map((side) => this.spot(seat, to, side)).reverse()
    return 'M' + joined([...outer, ...inner]) + 'Z'
  }

  // How far the rail is drawn in where the staff stand, so far from the middle.
  #dip(dx: number, offset: number): number {
    const wide = this.frame.rx * 0.24
    const t = Math.min(1, Math.max(0, (dx - wide * 0.45) / (wide * 0.55)))
    const depth = Math.min(16, this.frame.ry * 0.08) * (offset < -60 ? 0.5 : 1)
    return depth * (1 - t * t * (3 - 2 * t))
  }

  #atShare(share: number, offset: number): Spot {
    const length = this.#along[steps]! * (((share % 1) + 1) % 1)
    let low = 0
    let high = steps
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (this.#along[middle]! <= length) low = middle
      else high = middle
    }
    return moved(this.#points[low]!, offset)
  }
}

const joined = (points: Point[]) =>
  points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')

const moved = (spot: Spot, by: number): Spot => ({
  ...spot,
  x: spot.x + spot.nx * by,
  y: spot.y + spot.ny * by,
})
