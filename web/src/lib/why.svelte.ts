// The question that is open: what was said, and the rules that made it so.

export type Question = { said: string; articles: string[] }

class Why {
  asked = $state.raw<Question | null>(null)

  ask(question: Question) {
    this.asked = question
  }

  close() {
    this.asked = null
  }
}

export const why = new Why()
