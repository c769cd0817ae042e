import { BIKES, type Service } from './dealer-filter.ts'
import type { Dealer } from './dealers.api.ts'

/** What one comes for in few letters, the most asked first. */
const NAMES: ReadonlyArray<[Service, string]> = [
  ['test_ride', 'Test rides'],
  ['service', 'Service'],
  ['battery_recycling', 'Recycling'],
]

/** Returns a bike's name within Nireeka's own pages: "Nyx". */
export const bikeName = (slug: string) => BIKES[slug]?.replace('Nireeka ', '') ?? slug

/** Returns what a dealer does besides selling, in short: "Test rides", "Service". */
export function offersOf({ services }: Pick<Dealer, 'services'>): string[] {
  const named = NAMES.filter(([service]) => services.includes(service)).map(([, name]) => name)
  return named.length === 0 && services.includes('sales') ? ['Sales'] : named
}
