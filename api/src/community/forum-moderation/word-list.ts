export interface ListedWord {
  word: string
  action: 'hold' | 'refuse'
}

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ο: 'o',
  α: 'a',
  ν: 'v',
  ι: 'i',
}
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'g')
const ENTITY = /&#(x[\da-f]{1,6}|\d{1,7});/gi
const INVISIBLE_ENTITY = /&(?:shy|zwnj|zwj|zerowidthspace|nobreak);/gi

/** Returns a text by which equal words are equal: without capitals, accents, invisible characters and lookalikes. */
export const fold = (text: string) =>
  text
    .replaceAll(ENTITY, (_, code: string) => characterOf(code))
    .replaceAll(INVISIBLE_ENTITY, '')
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(LOOKALIKE, (letter) => LOOKALIKES[letter] ?? letter)

function characterOf(code: string): string {
  const point = code.toLowerCase().startsWith('x') ? Number.parseInt(code.slice(1), 16) : Number(code)
  return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : ''
}

/** Markdown's emphasis within a word, which readers don't see. */
const EMPHASIS = /(?<=[\p{L}\p{N}])[*_~`\\]+(?=[\p{L}\p{N}])|(?<=[*_~`])[*_~`]+/gu

/**
 * Returns the strictest word of the list that a text contains as a whole word or phrase; null for none. 'Scunthorpe'
 * contains none but itself.
 */
export function findListedWord(text: string, list: readonly ListedWord[]): ListedWord | null {
  const folded = fold(text)
  const plain = folded.replaceAll(EMPHASIS, '')
  const found = list.filter(({ word }) => {
    const pattern = patternOf(word)
    return pattern.test(folded) || pattern.test(plain)
  })
  return found.find(({ action }) => action === 'refuse') ?? found[0] ?? null
}

const patternOf = (word: string) => {
  const escaped = fold(word)
    .replaceAll(/[$()*+.?[\\\]^{|}/-]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'u')
}
