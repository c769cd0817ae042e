/** Returns the initials of a name: the first letter, and that of the last name if there is one. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return chosen.map((word) => [...word][0]!.toUpperCase()).join('')
}

export const AVATAR_COLOURS = ['pine', 'copper', 'blue', 'green', 'stone'] as const

/** Returns the colour of a name, the same everywhere and always. */
export function colourOf(name: string) {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.codePointAt(0)!) % 9973, 7)
  return AVATAR_COLOURS[sum % AVATAR_COLOURS.length]!
}
