// The croupier's calls, spoken by the browser where somebody wants to hear them.

import { language } from './language.svelte'

export function speak(text: string) {
  if (!('speechSynthesis' in window)) return
  const words = new SpeechSynthesisUtterance(text.replace(/[«»]/g, ''))
  words.lang = language.now === 'es' ? 'es-ES' : 'en-GB'
  words.rate = 0.95
  speechSynthesis.speak(words)
}
