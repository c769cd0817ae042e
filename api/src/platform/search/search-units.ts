import type { Synonym } from './read-synonyms.ts'
import type { TypedWord } from './read-words.ts'

/**
 * Returns the parts of a search in PostgreSQL's syntax, each of which a text has to have: a word with what was likely
 * meant by it, or a phrase with what it means.
 */
export function searchUnits(words: readonly TypedWord[], synonyms: readonly Synonym[]): string[] {
  const units: string[] = []
  for (let at = 0; at < words.length;) {
    const meant = synonyms.filter(({ phrase }) => beginsAt(words, at, phrase))
    const length = Math.min(meant[0]?.phrase.length ?? 1, words.length - at)
    const itself = words
      .slice(at, at + length)
      .map((word) => (isDone(word, words) ? wholeWord(word) : anyOf(word)))
    const means = meant.filter(({ phrase }) => phrase.length === meant[0]!.phrase.length).map(allOf)
    units.push([`(${itself.join(' & ')})`, ...means].join(' | '))
    at += length
  }
  return units
}

/** Tells whether a phrase is at a place of a text, or the text ends within it. */
function beginsAt(words: readonly TypedWord[], at: number, phrase: readonly string[]): boolean {
  const rest = words.slice(at, at + phrase.length).map(({ likely }) => likely[0] ?? '')
  if (rest.length === phrase.length && rest.every((word, index) => word === phrase[index])) return true
  return at === 0 && rest.length === words.length && phrase.join(' ').startsWith(rest.join(' '))
}

/** A known word that others follow is finished, and found sooner than what begins with it. */
const isDone = (word: TypedWord, words: readonly TypedWord[]) => word.isKnown && word !== words.at(-1)
const wholeWord = ({ typed }: TypedWord) => `(${quoted(typed)})`
const anyOf = ({ likely }: TypedWord) => `(${likely.map((word) => `${quoted(word)}:*`).join(' | ')})`
const allOf = ({ means }: Synonym) => `(${means.map(quoted).join(' & ')})`
/** Words have letters and digits only. */
const quoted = (word: string) => `'${word}'`
