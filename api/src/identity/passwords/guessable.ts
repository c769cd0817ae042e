import { COMMON_PASSWORDS, COMMON_WORDS, RUNS } from './common-passwords.ts'

/** The person who chooses the password, whose own names are easy to guess. */
export interface Person {
  email: string
  name: string
  last_name: string
}

const SHOP = ['nireeka', 'homie', 'prime', 'nyx']
/** Characters that commonly replace letters, as password-guessing programs know. */
const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
}
const SHORTEST_RUN = 4
/** From this many characters outside known words on, a password isn't considered guessable. */
const OWN_SIGNS = 4
const MOST_WORDS = 2
/** A number of up to 12 digits, such as a year or a birthday, whose digits don't count as original characters. */
const SHORT_NUMBER = /(?<!\d)\d{1,12}(?!\d)/g
const BOTH_WAYS = RUNS.flatMap((run) => [run, [...run].toReversed().join('')])
/** Returns a password without the digits and punctuation around its word: `!!Password123!` becomes `Password`. */
const withoutEnds = (text: string) => text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
const BARE = new Set([...COMMON_PASSWORDS].map(withoutEnds).filter((bare) => bare.length >= 6))
const longestFirst = (a: string, b: string) => b.length - a.length

/**
 * Tells whether a password is easy to guess: a known password, a run of keys, a repetition, or one or two common words,
 * personal names or shop names with numbers and punctuation. There are no composition rules.
 */
export function isGuessable(password: string, person: Person): boolean {
  const plain = password.toLowerCase()
  const unit = repeatedUnit(plain)
  if (unit.length < 6 || new Set(plain).size < 4) return true
  if (COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(unit) || BARE.has(withoutEnds(plain))) return true
  const words = [...namesOf(person), ...SHOP, ...COMMON_WORDS].toSorted(longestFirst)
  return [unit, withLetters(unit)].some((one) => isMadeOf(one, words))
}

/** Returns the shortest prefix whose repetition gives the whole text. */
function repeatedUnit(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const unit = text.slice(0, length)
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit
  }
  return text
}

const withLetters = (text: string) => [...text].map((sign) => LETTERS[sign] ?? sign).join('')

function namesOf({ email, name, last_name }: Person): string[] {
  const [local = '', host = ''] = email.split('@')
  const parts = [email, local, host, ...`${email} ${name} ${last_name}`.split(/[^\p{L}]+/u)]
  return parts.map((part) => part.toLowerCase()).filter((part) => part.length >= 3)
}

/** Removes every known word, the longest first, and tells whether too few other characters remain. */
function isMadeOf(text: string, words: string[]): boolean {
  let rest = withoutRuns(text)
  let found = 0
  for (const word of words) {
    const pieces = rest.split(word)
    if (word.length > 3) found += pieces.length - 1
    rest = pieces.join(' ')
  }
  const own = rest.replaceAll(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '').replaceAll(SHORT_NUMBER, '')
  return [...own].length < OWN_SIGNS && found <= MOST_WORDS
}

function withoutRuns(text: string): string {
  let left = ''
  for (let at = 0; at < text.length;) {
    const length = runAt(text, at)
    left += length ? ' ' : (text[at] ?? '')
    at += length || 1
  }
  return left
}

/** Returns the length of the keyboard or alphabet run that starts here; 0 if there is none. */
function runAt(text: string, at: number): number {
  let longest = 0
  for (let length = SHORTEST_RUN; at + length <= text.length; length++) {
    const piece = text.slice(at, at + length)
    if (!BOTH_WAYS.some((run) => run.includes(piece))) break
    longest = length
  }
  return longest
}
