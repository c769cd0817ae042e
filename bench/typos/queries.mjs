/** Makes search texts with one typing error each, the same ones for the same seed. */

/** @typedef {{ area: 'help' | 'spares', kind: string, id: number, title: string, text: string }} Source what a query is made from */
/** @typedef {Source & { q: string }} Query */

/** Errors are made in words of so many letters and digits; a part number counts as one word, with or without dashes. */
const MIN_LENGTH = 4
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'

/**
 * Returns `count` queries, made in turn from a text of each kind.
 * @param {Source[][]} kinds
 * @param {{ count: number, seed: number }} options
 */
export function makeQueries(kinds, { count, seed }) {
  const random = createRandom(seed)
  /** @type {Query[]} */
  const queries = []
  for (let turn = 0; queries.length < count; turn++) {
    const source = pick(kinds[turn % kinds.length] ?? [], random)
    queries.push({ ...source, q: mistype(source, random) })
  }
  return queries
}

/**
 * Returns a text with one error, which may be anywhere in any of its longer words.
 * @param {Source} source
 * @param {() => number} random
 */
function mistype({ kind, text }, random) {
  const word = kind === 'number' ? /[\w-]+/gu : /[\p{L}\p{N}]+/gu
  const words = [...text.matchAll(word)].filter(([it]) => it.length >= MIN_LENGTH)
  const { 0: chosen, index } = pick(words, random)
  const places = [...chosen.matchAll(/[\p{L}\p{N}]/gu)].map((place) => place.index)
  for (;;) {
    const mistyped = withError(chosen, pick(places, random), random)
    if (mistyped !== chosen) return text.slice(0, index) + mistyped + text.slice(index + chosen.length)
  }
}

/**
 * Returns a word with an insertion, a deletion, a substitution or a transposition at a place.
 * @param {string} word
 * @param {number} at
 * @param {() => number} random
 */
function withError(word, at, random) {
  const letter = word[at] ?? ''
  const [before, after] = [word.slice(0, at), word.slice(at + 1)]
  const other = pick([...(/\d/.test(letter) ? DIGITS : LETTERS)], random)
  return pick(
    [
      before + other + letter + after,
      before + after,
      before + other + after,
      before + after.slice(0, 1) + letter + after.slice(1),
    ],
    random,
  )
}

/**
 * @template T
 * @param {readonly T[]} values
 * @param {() => number} random
 * @returns {T}
 */
function pick(values, random) {
  return /** @type {T} */ (values[Math.floor(random() * values.length)])
}

/**
 * Returns random numbers from 0 to 1 that a seed determines (mulberry32).
 * @param {number} seed
 */
function createRandom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
