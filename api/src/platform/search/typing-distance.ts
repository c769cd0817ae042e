export interface TypingDistance {
  /** The fewest typing errors that make one word of the other. */
  whole: number
  /** The fewest that make the typed word of a beginning of the known one. */
  beginning: number
}

/**
 * Counts the typing errors between a typed and a known word: a letter that is missing, too many, another one, or in its
 * neighbour's place (optimal string alignment).
 */
export function typingDistance(typed: string, known: string): TypingDistance {
  const [from, to] = [[...typed], [...known]]
  let beforeLast: number[] = []
  let last = to.map((_, index) => index + 1)
  last.unshift(0)
  for (const [row, letter] of from.entries()) {
    const now = [row + 1]
    for (const [column, other] of to.entries()) {
      const isSame = letter === other
      let fewest = Math.min(last[column + 1]! + 1, now[column]! + 1, last[column]! + (isSame ? 0 : 1))
      const isSwapped = letter === to[column - 1] && from[row - 1] === other
      if (isSwapped) fewest = Math.min(fewest, beforeLast[column - 1]! + 1)
      now.push(fewest)
    }
    ;[beforeLast, last] = [last, now]
  }
  return { whole: last.at(-1)!, beginning: Math.min(...last) }
}
