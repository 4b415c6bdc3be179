// Reads the table to a screen reader and, where it is wanted, aloud: calls and one's own turn at
// once, the rest when there is time.

import { announcer } from './announce.svelte'
import { cardName } from './cards'
import { language, say } from './language.svelte'
import { labelOf } from './options'
import { settings } from './settings.svelte'
import type { LiveTable, Told } from './table.svelte'
import { speak } from './voice'

export function tellTheReader(table: LiveTable) {
  $effect(() => table.listen((told) => tell(told)))

  let wasMine = false
  $effect(() => {
    const mine = table.isMyTurn
    if (mine && !wasMine) announcer.assert(turn(table))
    wasMine = mine
  })

  let held = ''
  $effect(() => {
    const cards = ownCards(table)
    if (cards && cards !== held)
      announcer.mention(`${say('Sus cartas', 'Your cards')}: ${cards}.`)
    held = cards
  })
}

// A language chosen in the middle of a coup: the story is told again in it.
export function tellAgainIfTurned(table: LiveTable) {
  let spoken = language.now
  $effect(() => {
    if (language.now === spoken) return
    spoken = language.now
    void table.refresh()
  })
}

function tell(told: Told[]) {
  const said = told.map((one) => one.event.said).filter(Boolean)
  const calls = said.filter((text) => text.startsWith('«'))
  if (calls.length) announcer.assert(calls.join(' '))
  const rest = said.filter((text) => !text.startsWith('«'))
  if (rest.length) announcer.mention(rest.join('. '))
  if (settings.voice) calls.forEach(speak)
}

function turn(table: LiveTable): string {
  const acts = table.options.filter((option) => option.act === 'play')
    .map((option) => labelOf(table.words, option.command).title)
  const choice = [...new Set(acts)].join(', ')
  const seconds = table.clock ? Math.ceil((table.clock.ends - Date.now()) / 1000) : 0
  return `${say('Le toca', 'Your turn')}. ${choice}.` +
    (seconds ? ` ${seconds} ${say('segundos', 'seconds')}.` : '')
}

// The cards of a hand that this person holds and can see.
function ownCards(table: LiveTable): string {
  const holder = table.view?.['holder']
  if (holder !== table.me) return ''
  const hand = table.view?.['punto'] as { cards?: (string | null)[] } | undefined
  return (hand?.cards ?? []).filter((card) => card !== null).map(cardName).join(', ')
}
