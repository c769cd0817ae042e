/** The fewest characters that a password may have. */
const LEAST = 10
/** How many characters make a password hard to guess, even by a machine. */
const MANY = 16
/** With fewer different characters, a password is guessed soon however long it is. */
const DIFFERENT = 6

export type Strength = 'empty' | 'short' | 'weak' | 'good' | 'strong'

/** Returns how hard a password is to guess. Length counts, as there are no rules on which characters it has. */
export function strengthOf(password: string): Strength {
  const characters = [...password]
  if (characters.length === 0) return 'empty'
  if (characters.length < LEAST) return 'short'
  if (new Set(characters).size < DIFFERENT) return 'weak'
  return characters.length < MANY ? 'good' : 'strong'
}
