// Betting at a wheel: the chip in hand, what was put down, and taking it back. Whether a bet is
// good the house says; a refusal is kept with the place where it was made.

import type { FullProblem } from '../../lib/api'
import { say } from '../../lib/language.svelte'
import type { WheelStakeView, WheelView } from '../../lib/protocol'
import type { LiveTable, Outcome } from '../../lib/table.svelte'
import { amountOf, cents, rack } from './cents'
import { chance, named, offeredBets } from './chances'
import { label } from './names'

export type Put = { on: string; pano: number; amount: string }
export type RefusedBet = Put & { problem: FullProblem; fits: string | null }

export class Betting {
  chip = $state('')
  pano = $state(1)
  pending = $state.raw<Put[]>([])
  refused = $state.raw<RefusedBet | null>(null)
  note = $state('') // said politely to people who do not see the cloth
  #done = $state.raw<Put[]>([]) // in this coup, for taking back the last
  #before = $state.raw<WheelStakeView[]>([]) // what lay when bets were last closed

  constructor(readonly table: LiveTable) {}

  view = $derived.by(() => this.table.view as unknown as WheelView)
  offered = $derived.by(() => offeredBets(this.table.options))
  withdrawable = $derived.by(() => new Set(named(this.table.options, 'withdraw')))
  open = $derived.by(() => this.offered.size > 0)
  mine = $derived.by(() => this.view.stakes.filter((one) => one.by === this.table.me))
  total = $derived.by(() => amountOf(this.mine.reduce((sum, one) => sum + cents(one.amount), 0)))
  chips = $derived.by(() => {
    const any = [...this.offered.values()][0]
    return rack(this.view.minimum, any?.step ?? '0.01')
  })
  panos = $derived.by(() => this.view.minima.map((_, at) => at + 1))
  // Whether the croupier goes on sooner when everybody has said to be done.
  waits = $derived.by(() => this.open && this.table.clock !== null && !this.table.clock.for)
  canRepeat = $derived.by(() => this.open && this.#missing().length > 0)
  canUndo = $derived.by(() => this.#done.length > 0 && this.withdrawable.size > 0)

  get stake() {
    return this.chips.includes(this.chip) ? this.chip : (this.chips[0] ?? '')
  }

  // To be told of every view, so that a coup's bets can be repeated.
  watch() {
    if (this.view.phase === 'no-more' && this.mine.length > 0) this.#before = this.mine
    if (!['betting', 'rolling'].includes(this.view.phase) && this.#done.length > 0) this.#done = []
  }

  async put(on: string, amount = this.stake, pano = this.pano): Promise<boolean> {
    const one = { on, pano, amount }
    this.pending = [...this.pending, one]
    const outcome = await this.#bet(one)
    this.pending = this.pending.filter((other) => other !== one)
    if (!outcome.ok) {
      this.#refuse(one, outcome.problem)
      return false
    }
    this.refused = null
    this.#done = [...this.#done, one]
    const name = label(this.table.words, on)
    this.note = say(`Puestas ${amount} en ${name}; total ${this.total}.`,
      `${amount} on ${name}; ${this.total} in all.`)
    return true
  }

  // All of it: what lies on a chance is one stake.
  async takeBack(on: string, pano = this.pano): Promise<boolean> {
    const outcome = await this.table.give(this.#command('withdraw', on, pano))
    if (!outcome.ok) {
      this.#refuse({ on, pano, amount: '' }, outcome.problem)
      return false
    }
    this.#done = this.#done.filter((one) => one.on !== on || one.pano !== pano)
    this.note = say(`Retirada la apuesta a ${label(this.table.words, on)}.`,
      `Took back the bet on ${label(this.table.words, on)}.`)
    return true
  }

  async undo() {
    const last = this.#done.at(-1)
    if (!last) return
    const lies = this.#lies(last)
    const rest = this.#done.slice(0, -1)
    if (!(await this.takeBack(last.on, last.pano))) return
    const left = lies - cents(last.amount)
    if (left > 0) await this.put(last.on, amountOf(left), last.pano)
    this.#done = rest
  }

  async takeAllBack() {
    for (const one of this.mine)
      if (this.withdrawable.has(one.on)) await this.takeBack(one.on, one.pano)
  }

  async repeat() {
    for (const one of this.#missing()) if (!(await this.put(one.on, one.amount, one.pano))) return
  }

  async double() {
    for (const one of [...this.mine]) if (!(await this.put(one.on, one.amount, one.pano))) return
  }

  #missing(): Put[] {
    return this.#before.flatMap((one) => {
      const left = cents(one.amount) - this.#lies(one)
      return left > 0 ? [{ on: one.on, pano: one.pano, amount: amountOf(left) }] : []
    })
  }

  #lies(put: { on: string; pano: number }): number {
    const stake = this.mine.find((one) => one.on === put.on && one.pano === put.pano)
    return stake ? cents(stake.amount) : 0
  }

  #bet(put: Put): Promise<Outcome> {
    return this.table.give({ ...this.#command('bet', put.on, put.pano), stake: put.amount })
  }

  #command(command: string, on: string, pano: number) {
    return this.panos.length > 1 ? { command, on, pano } : { command, on }
  }

  #refuse(put: Put, problem: FullProblem) {
    const term = this.view.terms.find((one) => one.suerte === chance(put.on).kind)
    const room = term ? cents(term.maximum) - this.#lies(put) : 0
    const fits = problem.code === 'above-maximum' && room > 0 ? amountOf(room) : null
    this.refused = { ...put, problem, fits }
    this.note = say(`No admitida: ${problem.detail ?? problem.title}`,
      `Refused: ${problem.detail ?? problem.title}`)
  }
}
