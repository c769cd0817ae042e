import type { DealerData } from '@nireeka/contracts/api'
import { inWireNames } from '@nireeka/kit'

import type { Dealer } from './dealers.api.ts'

/** Test data: a dealer with the given fields changed. */
export const sampleDealer = (change: Partial<Dealer> = {}): Dealer => ({
  id: 1,
  name: 'Spree Antrieb',
  city: 'Berlin',
  country: 'Germany',
  countryCode: 'DE',
  latitude: 52.52,
  longitude: 13.41,
  services: ['sales', 'service'],
  bikes: ['nyx'],
  hours: 'Monday to Friday 10 to 19',
  note: null,
  phone: '+49 555-0106',
  email: 'spree-antrieb@example.com',
  ...change,
})

export const SAMPLE_DEALERS: Dealer[] = [
  sampleDealer(),
  sampleDealer({
    id: 2,
    name: 'Isar Rad',
    city: 'Munich',
    latitude: 48.14,
    longitude: 11.58,
    services: ['sales', 'test_ride'],
    bikes: ['nyx', 'nireeka-prime'],
    email: 'isar-rad@example.com',
  }),
  sampleDealer({
    id: 3,
    name: 'Harbour Volt',
    city: 'Sydney',
    country: 'Australia',
    countryCode: 'AU',
    latitude: -33.87,
    longitude: 151.21,
    services: ['sales'],
    bikes: ['nireeka-prime'],
    hours: null,
    note: 'Closed until next month.',
    email: 'harbour-volt@example.com',
  }),
]

/** What the API answers with them. */
export const DEALERS_ANSWER = { dealers: inWireNames<DealerData[]>(SAMPLE_DEALERS) }
