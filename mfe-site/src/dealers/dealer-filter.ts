import type { Dealer } from './dealers.api.ts'
import { regionOf } from './regions.ts'

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
  /** The id of a region of the world. */
  region: string
  /** An ISO country code of two letters. */
  country: string
  service: string
  bike: string
}

/** The fields of the form; the region is chosen by links. */
export const FORM_NAMES = ['country', 'service', 'bike'] as const
const FILTER_NAMES = ['region', ...FORM_NAMES] as const

export const readFilter = (query: URLSearchParams): DealerFilter => ({
  region: query.get('region') ?? '',
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

const fits = (dealer: Dealer, { region, country, service, bike }: DealerFilter) =>
  (region === '' || regionOf(dealer) === region) &&
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
