interface Named {
  title: string
  number: string
  family: string
  fits: string[]
  /** Numbers of parts that this one takes the place of. */
  oldNumbers: string[]
}

/** Everything that a spare may be looked for by: words, and its number with dashes, without, and from any of its pieces on. */
export const keywordsOf = ({ title, number, family, fits, oldNumbers }: Named) =>
  [title, family, ...fits, ...[number, ...oldNumbers].flatMap(spellings)].join(' ')

function spellings(number: string): string[] {
  const pieces = number.split('-')
  return [...pieces, ...pieces.map((_, start) => pieces.slice(start).join(''))]
}
