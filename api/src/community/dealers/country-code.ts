const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Returns the ISO code of a country by its English name: DE for Germany; undefined for a name that has none. */
export function countryCode(name: string): string | undefined {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  return codes.find((code) => names.of(code) === name)
}
