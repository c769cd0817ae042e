interface Named {
  title: string
  number: string
  family: string
  fits: string[]
  /** The numbers of discontinued parts that this one replaces. */
  oldNumbers: string[]
}

/**
 * Returns the search keywords of a spare part: its words, and its number with dashes, without dashes, and from each of
 * its sections on.
 */
export const keywordsOf = ({ title, number, family, fits, oldNumbers }: Named) =>
  [title, family, ...fits, ...[number, ...oldNumbers].flatMap(spellings)].join(' ')

function spellings(number: string): string[] {
  const pieces = number.split('-')
  return [...pieces, ...pieces.map((_, start) => pieces.slice(start).join(''))]
}
