import type { Dealer } from './dealers.api.ts'

export interface Country {
  code: string
  name: string
  dealers: Dealer[]
}

/** Returns the dealers grouped by country, in the order in which the countries first occur. */
export function dealerCountries(dealers: readonly Dealer[]): Country[] {
  const countries = new Map<string, Country>()
  for (const dealer of dealers) {
    const { countryCode: code, country: name } = dealer
    const known = countries.get(code)
    if (known) known.dealers.push(dealer)
    else countries.set(code, { code, name, dealers: [dealer] })
  }
  return [...countries.values()]
}
