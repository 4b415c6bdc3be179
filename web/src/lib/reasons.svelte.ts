// Why a person may do what they may do now, what keeps them from the rest, and what the table waits
// for: asked of the house whenever the moment has changed.

import { get, Refused, type FullProblem } from './api'
import type { LiveTable } from './table.svelte'

type Answer = {
  offered: { command: string; article: string }[]
  refused: { command: string; problem: FullProblem }[]
  waiting?: FullProblem
}
export type Barred = { commands: string[]; problem: FullProblem }

const nothing: Answer = { offered: [], refused: [] }
const rest = 400 // milliseconds between two questions: bots change the moment many times a second

export class Reasons {
  #answer = $state.raw<Answer>(nothing)
  #moment = ''
  #last = 0
  #timer = 0

  constructor(readonly table: LiveTable) {}

  // Call it from an effect.
  follow() {
    const { view, options, connected } = this.table
    const moment = JSON.stringify([
      view?.phase,
      view?.places.length,
      view?.awaited,
      view?.self?.chips,
      options.map((option) => option.command),
    ])
    if (moment === this.#moment || !connected) return
    this.#moment = moment
    clearTimeout(this.#timer)
    const wait = Math.max(0, this.#last + rest - Date.now())
    this.#timer = window.setTimeout(() => void this.#ask(), wait)
  }

  stop() {
    clearTimeout(this.#timer)
  }

  async #ask() {
    this.#last = Date.now()
    const moment = this.#moment
    try {
      const answer = await get<Answer>(`/api/tables/${this.table.id}/reasons`)
      if (moment === this.#moment) this.#answer = answer
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused
      this.#answer = nothing
    }
  }

  get waiting(): FullProblem | null {
    return this.#answer.waiting ?? null
  }

  articleOf(command: string): string | undefined {
    return this.#answer.offered.find((one) => one.command === command)?.article
  }

  // What is impossible now; several acts together that have one reason.
  get barred(): Barred[] {
    const offered = new Set(this.table.options.map((option) => option.command))
    const groups = new Map<string, Barred>()
    for (const { command, problem } of this.#answer.refused) {
      if (offered.has(command)) continue
      const same = groups.get(problem.code)
      if (same) same.commands.push(command)
      else groups.set(problem.code, { commands: [command], problem })
    }
    return [...groups.values()]
  }
}
