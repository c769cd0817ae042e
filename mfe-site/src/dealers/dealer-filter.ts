import type { Dealer } from './dealers.api.ts'

export type Service = Dealer['services'][number]

export const SERVICES: Record<Service, string> = {
  sales: 'Sales',
  service: 'Service',
  test_ride: 'Test rides',
  battery_recycling: 'Battery recycling',
}

export const BIKES: Record<string, string> = {
  'nireeka-prime': 'Nireeka Prime',
  'nireeka-homie': 'Nireeka Homie',
  nyx: 'Nireeka Nyx',
}

/** The list's filter from the URL; an empty field doesn't filter. */
export interface DealerFilter {
  /** An ISO country code of two letters. */
  country: string
  service: string
  bike: string
}

export const FILTER_NAMES = ['country', 'service', 'bike'] as const

export const readFilter = (query: URLSearchParams): DealerFilter => ({
  country: query.get('country') ?? '',
  service: query.get('service') ?? '',
  bike: query.get('bike') ?? '',
})

export const isFiltered = (filter: DealerFilter) => FILTER_NAMES.some((name) => filter[name] !== '')

/** Returns the list's path with a filter; empty fields are left out. */
export function dealersPath(filter: DealerFilter): string {
  const asked = FILTER_NAMES.filter((name) => filter[name] !== '').map((name) => [name, filter[name]])
  return asked.length === 0 ? '/dealers' : `/dealers?${new URLSearchParams(asked).toString()}`
}

const fits = (dealer: Dealer, { country, service, bike }: DealerFilter) =>
  (country === '' || dealer.countryCode === country) &&
  (service === '' || (dealer.services as string[]).includes(service)) &&
  (bike === '' || dealer.bikes.includes(bike))

export const filterDealers = (dealers: readonly Dealer[], filter: DealerFilter) =>
  dealers.filter((dealer) => fits(dealer, filter))

/** Returns the selectable countries: those with a dealer, each once, sorted by name. */
export function countriesOf(dealers: readonly Dealer[]): Array<{ code: string; name: string }> {
  const names = new Map(dealers.map(({ countryCode, country }) => [countryCode, country]))
  return [...names]
    .map(([code, name]) => ({ code, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'))
}
