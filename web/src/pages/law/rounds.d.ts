declare module 'virtual:rounds' {
  // Path, what it shows, regulation, the rules that it proves.
  export const list: [string, string, string, string][]
  export const texts: Record<string, () => Promise<{ default: Record<string, string> }>>
}
