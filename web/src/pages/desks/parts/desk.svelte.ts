// A table, for somebody who serves there: comes to it in an office, and gives commands.

import { enter, get, post, Refused, type FullProblem } from '../../../lib/api'
import { lineOf } from '../../../lib/options'
import type { Role } from '../../../lib/protocol'
import { type AnyEvent, type AnyView, type Command, LiveTable } from '../../../lib/table.svelte'

export class Desk {
  readonly table: LiveTable
  problem = $state.raw<FullProblem | null>(null)
  ready = $state(false)

  constructor(id: string, readonly role: Role) {
    this.table = new LiveTable(id)
  }

  async open() {
    this.problem = null
    try {
      const { view } = await get<{ view: AnyView }>(`/api/tables/${this.table.id}/view`)
      if (!view.self) await enter(this.table.id, this.role)
      await this.table.open()
      this.ready = true
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused
      this.problem = refused.problem
    }
  }

  close() {
    this.table.close()
  }

  async give(command: Command): Promise<boolean> {
    const outcome = await this.table.give(command)
    this.problem = outcome.ok ? null : outcome.problem
    return outcome.ok
  }

  // What it would lead to, before it is given.
  async attempt(command: Command): Promise<{ events: AnyEvent[] } | { problem: FullProblem }> {
    try {
      const line = lineOf(command, this.table.options)
      return await post<{ events: AnyEvent[] }>(`/api/tables/${this.table.id}/trial`, { line })
    } catch (refused) {
      if (refused instanceof Refused) return { problem: refused.problem }
      throw refused
    }
  }
}
