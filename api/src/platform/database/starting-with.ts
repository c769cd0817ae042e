import { type RawBuilder, sql } from 'kysely'

/** Returns the pattern by which LIKE finds what begins with a text, whatever characters are in it. */
export const startingWith = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** The highest code point: every text that begins with another sorts before that one followed by it. */
const LAST_CHARACTER = 0x10_ff_ff

/**
 * Returns the condition that a value begins with a text. An index of the value (text_pattern_ops) answers it alone; LIKE
 * would compute the value of each hit again, which takes longer than finding it.
 */
export const beginsWith = (value: RawBuilder<string>, text: RawBuilder<string>) =>
  sql<boolean>`(${value} ~>=~ ${text} and ${value} ~<~ (${text} || chr(${LAST_CHARACTER})))`
