// Spanish or English: the browser's to begin with, then the one that was chosen.

export type Language = 'es' | 'en'

const kept = localStorage.getItem('sabot-language')
const first: Language =
  kept === 'es' || kept === 'en' ? kept : navigator.language.startsWith('es') ? 'es' : 'en'

class Choice {
  now = $state<Language>(first)

  choose(language: Language) {
    this.now = language
    localStorage.setItem('sabot-language', language)
    document.documentElement.lang = language
  }
}

export const language = new Choice()
document.documentElement.lang = first

// A pair of texts, Spanish first, in the language of the moment.
export const say = (spanish: string, english: string) =>
  language.now === 'es' ? spanish : english
