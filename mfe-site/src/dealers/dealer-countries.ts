import type { Dealer } from './dealers.api.ts'

export interface Country {
  code: string
  name: string
  dealers: Dealer[]
}

const byName = (a: string, b: string) => a.localeCompare(b, 'en-US')

/** Returns the dealers grouped by country: the countries by name, the dealers of each by city. */
export function dealerCountries(dealers: readonly Dealer[]): Country[] {
  const countries = new Map<string, Country>()
  for (const dealer of dealers.toSorted((a, b) => byName(a.city, b.city) || byName(a.name, b.name))) {
    const { countryCode: code, country: name } = dealer
    const known = countries.get(code)
    if (known) known.dealers.push(dealer)
    else countries.set(code, { code, name, dealers: [dealer] })
  }
  return [...countries.values()].toSorted((a, b) => byName(a.name, b.name))
}
