// A card as the house writes it, "7s" or "Td", and as people read it.

import { language } from './language.svelte'

export type Suit = 's' | 'h' | 'd' | 'c'
export type Face = { rank: string; suit: Suit }

export const pips: Record<Suit, string> = { s: '♠', h: '♥', d: '♦', c: '♣' }

export function faceOf(card: string): Face {
  const rank = card.slice(0, -1)
  return { rank: rank === 'T' ? '10' : rank, suit: card.slice(-1) as Suit }
}

const suits = {
  es: { s: 'picas', h: 'corazones', d: 'diamantes', c: 'tréboles' },
  en: { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' },
}
const ranks = {
  es: { A: 'as', J: 'jota', Q: 'reina', K: 'rey' },
  en: { A: 'ace', J: 'jack', Q: 'queen', K: 'king' },
}

export function cardName(card: string): string {
  const { rank, suit } = faceOf(card)
  const now = language.now
  const name = (ranks[now] as Record<string, string>)[rank] ?? rank
  return `${name} ${now === 'es' ? 'de' : 'of'} ${suits[now][suit]}`
}
