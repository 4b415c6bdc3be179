// The line to a table: a WebSocket that comes back by itself and asks for what it has missed.

import { type FullProblem, get, Refused } from './api'
import { language, type Language } from './language.svelte'
import type { Option } from './protocol'
import type { AnyEvent, AnyView, Hint, Outcome } from './table.svelte'

type State = { view?: AnyView; options?: Option[]; hint?: Hint }
export type Frame =
  | ({ type: 'snapshot'; sequence: number; name: string; profile: string; you?: string } & State)
  | ({ type: 'update'; sequence: number; at: number; events: AnyEvent[] } & State)
  | { type: 'sealed'; sequence: number; at: number; hash: string }
  | ({ type: 'now'; sequence: number } & State)
  | { type: 'clock'; act: string; for?: string; now: number; ends: number }
  | { type: 'accepted'; key: string; sequence: number }
  | { type: 'refused'; key?: string; problem: FullProblem }
  | { type: 'stopped'; problem: FullProblem }

type Message = { type: string; key?: string } & Record<string, unknown>
type Owner = {
  frame: (frame: Frame) => void
  connected: (on: boolean) => void
  since: () => number
  lost: (problem: FullProblem) => void
}

const waits = [300, 1000, 2000, 4000, 8000]

export class Line {
  #socket: WebSocket | null = null
  #wanted = false
  #attempt = 0
  #timer = 0
  #language: Language = language.now
  // Commands without an answer yet: sent again, with their keys, on the next line.
  #pending = new Map<string, { message: Message; done: (outcome: Outcome) => void }>()

  constructor(readonly table: string, readonly owner: Owner) {}

  open() {
    this.#wanted = true
    if (this.#socket) return
    const url = new URL(`/api/tables/${this.table}/socket`, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    url.searchParams.set('views', '')
    url.searchParams.set('lang', this.#language)
    if (this.owner.since() > 0 && this.#attempt > 0)
      url.searchParams.set('since', String(this.owner.since()))
    const socket = new WebSocket(url)
    this.#socket = socket
    socket.onopen = () => this.#opened()
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as Frame)
    socket.onclose = (event) => this.#closed(socket, event.code)
  }

  close() {
    this.#wanted = false
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  turnTo(chosen: Language) {
    if (chosen === this.#language) return
    this.#language = chosen
    const old = this.#socket
    this.#socket = null
    old?.close()
    this.#attempt = 0
    if (this.#wanted) this.open()
  }

  send(message: Message): Promise<Outcome> {
    return new Promise((done) => {
      if (message.key) this.#pending.set(message.key, { message, done })
      else done({ ok: true })
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
    })
  }

  #opened() {
    this.#attempt = 1
    this.owner.connected(true)
    for (const { message } of this.#pending.values()) this.#socket?.send(JSON.stringify(message))
  }

  #hear(frame: Frame) {
    if (frame.type === 'accepted') this.#answer(frame.key, { ok: true })
    if (frame.type === 'refused' && frame.key)
      this.#answer(frame.key, { ok: false, problem: frame.problem })
    this.owner.frame(frame)
  }

  #answer(key: string, outcome: Outcome) {
    this.#pending.get(key)?.done(outcome)
    this.#pending.delete(key)
  }

  #closed(socket: WebSocket, code: number) {
    if (socket !== this.#socket) return
    this.#socket = null
    this.owner.connected(false)
    if (!this.#wanted) return
    const wait = waits[Math.min(this.#attempt, waits.length - 1)]!
    this.#attempt += 1
    this.#timer = window.setTimeout(() => void this.#again(code), wait)
  }

  // A line that was refused closes without a reason: the house is asked for it over HTTP.
  async #again(code: number) {
    try {
      if (code === 1008 || this.#attempt > 1) await get(`/api/tables/${this.table}/view`)
    } catch (refused) {
      const problem = refused instanceof Refused ? refused.problem : null
      if (problem && [401, 403, 404, 409].includes(problem.status)) {
        this.owner.lost(problem)
        this.#wanted = false
        return
      }
    }
    if (this.#wanted) this.open()
  }
}
