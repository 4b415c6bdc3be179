// A table as it is now for the person on this line: the view, what may be done, what was said.
// It is the contract with the felts (felts/felt.ts).

import {
  ask,
  get,
  newKey,
  Refused,
  type FullProblem,
  type TableSummary,
  type Words,
} from './api'
import { language } from './language.svelte'
import { Line, type Frame } from './line'
import { lineOf } from './options'
import type { Option } from './protocol'

// What every view has. A felt casts the view to its own game's type of protocol.ts.
export type AnyView = Record<string, unknown> & {
  phase: string
  coup: number
  currency: string
  awaited: string[]
  places: { seat: number; person: string; standing: boolean; absent?: boolean }[]
  self: { person: string; role: string; seat: number; standing: boolean; chips: string } | null
}
export type AnyEvent = Record<string, unknown> & {
  event: string
  said: string
  'by-articles': string[]
}
export type Told = { sequence: number; at: number; event: AnyEvent }
// By this machine's time.
export type Clock = { act: string; for?: string; from: number; ends: number }
export type Outcome = { ok: true } | { ok: false; problem: FullProblem }
export type Command = { command: string } & Record<string, unknown>
export type Hint = Record<string, unknown>

const mostTold = 400
const mostGiven = 40

export class LiveTable {
  name = $state('')
  game = $state('')
  regulation = $state('')
  profile = $state('')
  seats = $state(0)
  me = $state('')
  view = $state.raw<AnyView | null>(null)
  options = $state.raw<Option[]>([])
  hint = $state.raw<Hint | null>(null)
  story = $state.raw<Told[]>([])
  clock = $state.raw<Clock | null>(null)
  connected = $state(false)
  words = $state.raw<Words>({ commands: {}, fields: {}, values: {} })
  // Why the line will not come back by itself.
  stopped = $state.raw<FullProblem | null>(null)
  given = $state.raw<{ coup: number; command: Command }[]>([]) // by this page, and accepted
  sequence = 0
  drawn = $state(0) // the record whose view is on the page

  #line: Line
  #listeners = new Set<(told: Told[]) => void>()

  constructor(readonly id: string) {
    this.#line = new Line(id, {
      frame: (frame) => this.#take(frame),
      connected: (on) => (this.connected = on),
      since: () => this.sequence,
      lost: (problem) => (this.stopped = problem),
    })
  }

  // Comes to the line; call again after the language has changed.
  async open() {
    await this.refresh()
    this.#line.open()
  }

  close() {
    this.#line.close()
  }

  // The words and the story anew, as after a change of language.
  async refresh() {
    const table = await get<TableSummary>(`/api/tables/${this.id}`)
    const query = `regulation=${table.regulation}`
    const from = Math.max(0, table.sequence - 250)
    const [words, history] = await Promise.all([
      get<Words>(`/api/games/${table.game}/words?${query}`),
      get<{ sequence: number; at: number; events: AnyEvent[] }[]>(
        `/api/tables/${this.id}/history?from=${from}`
      ),
    ])
    this.game = table.game
    this.regulation = table.regulation
    this.seats = table.seats
    this.words = words
    this.story = history.flatMap(toldOf).slice(-mostTold)
    this.#line.turnTo(language.now)
  }

  async give(command: Command): Promise<Outcome> {
    const line = lineOf(command, this.options)
    const coup = this.view?.coup ?? 0
    const outcome = await this.#line.send({ type: 'command', key: newKey(), line })
    if (outcome.ok) this.given = [...this.given, { coup, command }].slice(-mostGiven)
    return outcome
  }

  // What one did by this command in the last coup in which one did, if not yet in this one.
  lastGiven(command: string): Command[] {
    const own = this.given.filter((one) => one.command.command === command)
    const coup = own.at(-1)?.coup
    if (coup === undefined || coup === this.view?.coup) return []
    return own.filter((one) => one.coup === coup).map((one) => one.command)
  }

  // Nothing more to do before the croupier's next act.
  ready() {
    void this.#line.send({ type: 'ready', sequence: this.sequence })
  }

  // What is offered now under this command: more than one where the bounds differ by a field.
  optionsOf(command: string): Option[] {
    return this.options.filter((option) => option.command === command)
  }

  // Whether the game waits for this person.
  get isMyTurn(): boolean {
    return !!this.view?.awaited.includes(this.me)
  }

  // What a value of a field is called: word('on', 'punto').
  word(field: string, value: string): string {
    return this.words.values[`${field}=${value}`] ?? value.replaceAll('-', ' ')
  }

  // Called with everything that is told from now on, for what moves; returns how to stop.
  listen(hear: (told: Told[]) => void): () => void {
    this.#listeners.add(hear)
    return () => this.#listeners.delete(hear)
  }

  async setBots(count: number): Promise<Outcome> {
    try {
      await ask('PUT', `/api/tables/${this.id}/bots`, { count })
      return { ok: true }
    } catch (refused) {
      if (refused instanceof Refused) return { ok: false, problem: refused.problem }
      throw refused
    }
  }

  #take(frame: Frame) {
    if ('sequence' in frame && frame.type !== 'accepted') this.sequence = frame.sequence
    if ('view' in frame && frame.view) {
      this.view = frame.view
      this.drawn = frame.sequence
    }
    if ('options' in frame && frame.options) this.options = frame.options
    if ('view' in frame) this.hint = frame.hint ?? null
    switch (frame.type) {
      case 'snapshot':
        this.name = frame.name
        this.profile = frame.profile
        this.me = frame.you ?? ''
        this.stopped = null
        break
      case 'update':
        this.#tell(toldOf(frame))
        break
      case 'clock': {
        // A wait that is over before its time is told once more, with nothing left of it.
        if (frame.ends <= frame.now) {
          this.clock = null
          break
        }
        const from = Date.now()
        const ends = from + (frame.ends - frame.now)
        this.clock = { act: frame.act, from, ends, ...(frame.for ? { for: frame.for } : {}) }
        break
      }
      case 'stopped':
        this.stopped = frame.problem
    }
    if (this.clock && this.#isOver(this.clock)) this.clock = null
  }

  // The house says when a wait ends early; one that has run out goes with whatever comes next.
  #isOver(clock: Clock): boolean {
    const onTheWay = 300 // milliseconds
    return Date.now() >= clock.ends - onTheWay
  }

  #tell(told: Told[]) {
    const last = this.story.at(-1)?.sequence ?? -1
    const fresh = told.filter((one) => one.sequence > last)
    if (fresh.length === 0) return
    this.story = [...this.story, ...fresh].slice(-mostTold)
    for (const hear of this.#listeners) hear(fresh)
  }
}

function toldOf(record: { sequence: number; at: number; events?: AnyEvent[] }): Told[] {
  const { sequence, at } = record
  return (record.events ?? []).map((event) => ({ sequence, at, event }))
}
