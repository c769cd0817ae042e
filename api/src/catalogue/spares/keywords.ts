interface Named {
  title: string
  family: string
  fits: string[]
  /** Other names that people look for it by. */
  alsoCalled: string[]
}

/**
 * Returns what a spare part is found by beside its number: the words of its name in the first line, and everything else
 * in the second. Measures are there as they are written and in one: M5 x 12 is also M5x12.
 */
export const keywordsOf = ({ title, family, fits, alsoCalled }: Named) =>
  [[title], [...alsoCalled, family, ...fits]].map((texts) => wordsOf(texts.join(' '))).join('\n')

function wordsOf(text: string): string {
  const measures = text.match(/[\p{L}\p{N}.]+ x [\p{L}\p{N}.]+/gu) ?? []
  const joined = measures.map((measure) => measure.replaceAll(' ', ''))
  return [text, ...joined]
    .join(' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
