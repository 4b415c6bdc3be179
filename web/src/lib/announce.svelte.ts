// What a screen reader says: calls and one's own turn at once, the rest when it has time.

class Announcer {
  now = $state('')
  later = $state('')

  assert(text: string) {
    this.now = text
  }

  mention(text: string) {
    this.later = text
  }
}

export const announcer = new Announcer()
