// Who may come to a table, as its director decides.

import { ask, get } from './api'

export type Door = {
  entry: 'everybody' | 'invited'
  invitation: string
  friends: string[]
  'seats-for-friends': boolean
  barred: string[]
}
export type DoorChange = Partial<Pick<Door, 'entry' | 'friends' | 'seats-for-friends'>> & {
  'new-invitation'?: boolean
}

export const door = (table: string) => get<Door>(`/api/tables/${table}/door`)
export const changeDoor = (table: string, change: DoorChange) =>
  ask<Door>('PUT', `/api/tables/${table}/door`, change)
export const showOut = (table: string, person: string) =>
  ask('DELETE', `/api/tables/${table}/people/${person}`)
export const bar = (table: string, person: string, barred: boolean) =>
  ask('PUT', `/api/tables/${table}/people/${person}`, { barred })

// What the link in the address bar carries.
export const invitation = () => new URLSearchParams(location.search).get('invitation') ?? ''
