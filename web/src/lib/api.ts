// The house over HTTP: one function, and the shapes of what it answers that are not in protocol.ts.

import type { DepartureView, Money, PersonId, Problem, Role } from './protocol'
import { language } from './language.svelte'

export type Office = 'croupier' | 'inspector' | 'director' | 'cashier' | 'auditor' | 'administrator'
export type Me = {
  person: PersonId
  guest: boolean
  offices: { office: Office; table: string }[]
  called: string
}
export type GameOffered = { game: string; regulation: string }
export type House = {
  games: GameOffered[]
  key: string
  law: string
  'open-house': boolean
  name?: string
  welcome?: string
}
export type TableSummary = {
  table: string
  name: string
  regulation: string
  game: string
  profile: 'club' | 'training' | 'regulated'
  'dealt-by': 'automatic' | 'person'
  minimum: Money
  seats: number // none where everybody who has come may play
  bots: number
  watching: number
  sequence: number
  stopped: boolean
  'leaves-regulation': DepartureView[]
}
export type Words = {
  commands: Record<string, string>
  fields: Record<string, string>
  values: Record<string, string>
  descriptions?: Record<string, string> // what each command does, in a line
}
export type FullProblem = Problem & { about?: string; 'detail-es'?: string }

export class Refused extends Error {
  constructor(readonly problem: FullProblem) {
    super(problem.detail ?? problem.title)
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export async function ask<T>(
  method: Method,
  path: string,
  body?: object,
  key?: string
): Promise<T> {
  const url = new URL(path, location.origin)
  if (!url.searchParams.has('lang')) url.searchParams.set('lang', language.now)
  const headers: Record<string, string> = {}
  if (body) headers['content-type'] = 'application/json'
  if (key) headers['idempotency-key'] = key
  let reply: Response
  try {
    reply = await fetch(url, { method, headers, body: body ? JSON.stringify(body) : null })
  } catch {
    throw new Refused(unreachable())
  }
  const text = await reply.text()
  if (!reply.ok) throw new Refused(problemOf(reply.status, text))
  return (text ? JSON.parse(text) : undefined) as T
}

export const get = <T,>(path: string) => ask<T>('GET', path)
export const post = <T,>(path: string, body: object = {}, key?: string) =>
  ask<T>('POST', path, body, key)

export const enter = (table: string, as: Role = 'player', invitation = '') =>
  post(`/api/tables/${table}/entry`, { as, invitation })

export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

function problemOf(status: number, text: string): FullProblem {
  try {
    return JSON.parse(text) as FullProblem
  } catch {
    return { type: '', title: `HTTP ${status}`, status, code: 'malformed' }
  }
}

function unreachable(): FullProblem {
  const title = language.now === 'es' ? 'La casa no responde.' : 'The house does not answer.'
  return { type: '', title, status: 0, code: 'unreachable' }
}
