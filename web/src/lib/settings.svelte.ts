// What a person likes, kept in this browser.

type Kept = { keys: boolean; voice: boolean; fourColours: boolean; guide: boolean }

const first: Kept = { keys: true, voice: false, fourColours: false, guide: true }

function read(): Kept {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem('sabot-settings') ?? '{}') as Kept) }
  } catch {
    return first
  }
}

export const settings = $state(read())

export function keepSettings() {
  localStorage.setItem('sabot-settings', JSON.stringify(settings))
}
