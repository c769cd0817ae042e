import { checkAddress, tidyAddress } from '@nireeka/contracts'
import type { AddressInput } from '@nireeka/contracts/api'

import { invalid, type Db, validationFailed } from '../../platform/index.ts'
import { findCountry } from '../../catalogue/index.ts'

/**
 * Throws a 422 at each field below `path` that the country's rules don't allow; returns the address in that country's
 * spelling.
 */
export async function validateAddress(
  db: Db,
  { address, country_id }: AddressInput,
  path = '',
): Promise<AddressInput> {
  if (!(await findCountry(db, country_id))) throw invalid(`${path}country_id`, 'We don’t know this country.')
  const wrong = Object.entries(checkAddress(address, country_id))
  if (wrong.length > 0) {
    throw validationFailed(
      Object.fromEntries(wrong.map(([field, sentence]) => [`${path}address.${field}`, [sentence]])),
    )
  }
  return { address: tidyAddress(address, country_id), country_id }
}
