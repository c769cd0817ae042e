import type { Told } from './stand-in.ts'

interface Done {
  words: string
  told: Told
}

/** Does what a key names once, and answers with the same again; what else comes under a key is `misused`. */
export function createKeys(misused: Told) {
  const done = new Map<string, Done>()
  return function once(key: string | undefined, words: string, work: () => Told): Told {
    const before = key === undefined ? undefined : done.get(key)
    if (before) return before.words === words ? before.told : misused
    const told = work()
    if (key !== undefined) done.set(key, { words, told })
    return told
  }
}
