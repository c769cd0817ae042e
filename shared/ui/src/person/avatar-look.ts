/** Returns the initials of a name: of its first word, and of the last one if there is one. A user name has words, too. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const parts =
    words.length > 1
      ? words
      : name
          .trim()
          .split(/[-_.]+/)
          .filter(Boolean)
  const chosen = parts.length > 1 ? [parts[0]!, parts.at(-1)!] : parts
  return chosen.map((word) => [...word][0]!.toUpperCase()).join('')
}

const TINTS = 9
const SHAPES = 4

/**
 * Returns the numbers of a name's colour (0 to 8) and shape (0 to 3), the same everywhere and always, so that people can
 * be told apart before their names are read.
 */
export function lookOf(name: string) {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.codePointAt(0)!) % 9973, 7)
  return { tint: sum % TINTS, shape: sum % SHAPES }
}
