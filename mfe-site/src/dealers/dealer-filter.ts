import type { DealerData } from '@nireeka/contracts/api'

export type Service = DealerData['services'][number]

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

const fits = (dealer: DealerData, { country, service, bike }: DealerFilter) =>
  (country === '' || dealer.country_code === country) &&
  (service === '' || (dealer.services as string[]).includes(service)) &&
  (bike === '' || dealer.bikes.includes(bike))

export const filterDealers = (dealers: readonly DealerData[], filter: DealerFilter) =>
  dealers.filter((dealer) => fits(dealer, filter))

/** Returns the selectable countries: those with a dealer, each once, sorted by name. */
export function countriesOf(dealers: readonly DealerData[]): Array<{ code: string; name: string }> {
  const names = new Map(dealers.map(({ country_code, country }) => [country_code, country]))
  return [...names]
    .map(([code, name]) => ({ code, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'))
}
