/** Makes search texts with one typing error each, the same ones for the same seed. */

export interface Text {
  id: number
  title: string
  /** More words of it, such as an article's text. */
  body: string
}

export interface TypoQuery {
  /** The id of the text that has to be found. */
  id: number
  q: string
}

/** Neighbours on a keyboard, by row. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/** Errors in shorter words can't be told from other words. */
const MIN_LENGTH = 5
/** How many of a text's own words are searched for at once. */
const WORDS_PER_QUERY = 3

/**
 * Returns `count` search texts with one typing error each: in turn a whole title, and a few words of a text that few
 * others have.
 */
export function typoQueries(
  texts: readonly Text[],
  { count, seed }: { count: number; seed: number },
): TypoQuery[] {
  const random = createRandom(seed)
  const documents = documentsOf(texts)
  const queries: TypoQuery[] = []
  for (let turn = 0; queries.length < count && turn < count * 10; turn++) {
    const text = pick(texts, random)
    const words = turn % 2 === 0 ? wordsOf(text.title) : rareWords(text, documents, random)
    const long = words.flatMap((word, index) => (word.length >= MIN_LENGTH ? [index] : []))
    if (long.length === 0) continue
    const at = pick(long, random)
    queries.push({ id: text.id, q: words.with(at, mistype(words[at]!, random)).join(' ') })
  }
  return queries
}

/** Leaves a letter out, doubles one, swaps two, or hits the key beside it. */
export function mistype(word: string, random: () => number): string {
  const at = Math.floor(random() * word.length)
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)]
  const kinds = [
    before + after,
    before + letter + letter + after,
    before + (after[0] ?? '') + letter + after.slice(1),
    before + besideOf(letter, random) + after,
  ].filter((mistyped) => mistyped !== word)
  return pick(kinds, random)
}

function besideOf(letter: string, random: () => number): string {
  const row = ROWS.find((keys) => keys.includes(letter))
  if (!row) return letter
  const at = row.indexOf(letter)
  return pick(
    [row[at - 1], row[at + 1]].filter((key) => key !== undefined),
    random,
  )
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []

/** Counts the texts that each word is in. */
function documentsOf(texts: readonly Text[]) {
  const documents = new Map<string, number>()
  for (const { title, body } of texts)
    for (const word of new Set(wordsOf(`${title} ${body}`)))
      documents.set(word, (documents.get(word) ?? 0) + 1)
  return documents
}

/** Returns some of a text's rarest words, in any order: what somebody remembers of it. */
function rareWords({ title, body }: Text, documents: Map<string, number>, random: () => number): string[] {
  const own = [...new Set(wordsOf(`${title} ${body}`))].filter((word) => word.length >= MIN_LENGTH)
  const rarest = own.toSorted((a, b) => documents.get(a)! - documents.get(b)!).slice(0, 4 * WORDS_PER_QUERY)
  const chosen = new Set<string>()
  while (chosen.size < Math.min(WORDS_PER_QUERY, rarest.length)) chosen.add(pick(rarest, random))
  return [...chosen]
}

const pick = <T>(values: readonly T[], random: () => number): T =>
  values[Math.floor(random() * values.length)]!

/** Returns random numbers from 0 to 1 that a seed determines (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
