import type { Seed } from '../src/database/seed.ts'
import { seedCountries } from './countries.ts'
import { seedPeople } from './people.ts'

/** What fills an empty shop, in order. Each runs once in a database's life. */
export const seeds: Seed[] = [
  { name: 'countries', run: seedCountries },
  { name: 'people', run: seedPeople },
]
