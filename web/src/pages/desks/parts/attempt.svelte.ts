// Something asked of the house that may be refused: what was refused, and what was done.

import { Refused, type FullProblem } from '../../../lib/api'

export class Attempt {
  problem = $state.raw<FullProblem | null>(null)
  done = $state('')
  busy = $state(false)

  async make(act: () => Promise<unknown>, done = ''): Promise<boolean> {
    this.busy = true
    try {
      await act()
      this.problem = null
      this.done = done
      return true
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused
      this.problem = refused.problem
      this.done = ''
      return false
    } finally {
      this.busy = false
    }
  }
}
