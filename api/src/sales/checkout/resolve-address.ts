import { checkAddress, tidyAddress } from '@nireeka/contracts'
import type { CheckoutInput, AddressInput } from '@nireeka/contracts/api'

import { invalid, type Db } from '../../platform/index.ts'
import { findAddress } from './addresses.repository.ts'
import { validateAddress } from './validate-address.ts'

type Input = CheckoutInput['shipping']

interface Whose {
  userId: number
  /** Where the input stands in the body, for the sentences: shipping, billing. */
  path: string
}

/** The place that is meant: one of the member's saved ones, by its id, or a new one. Somebody else's is refused, and nothing is said of it. */
export async function resolveAddress(trx: Db, input: Input, { userId, path }: Whose): Promise<AddressInput> {
  if (!('address_id' in input)) return validateAddress(trx, input, `${path}.`)
  const saved = await findAddress(trx, { userId, id: input.address_id })
  if (!saved) throw invalid(`${path}.address_id`, 'This address is not one of yours.')
  // It may have been kept before its country's rules were known.
  const [wrong] = Object.values(checkAddress(saved.address, saved.country_id))
  if (wrong) throw invalid(`${path}.address_id`, `Please complete this address first. ${wrong}`)
  return { ...saved, address: tidyAddress(saved.address, saved.country_id) }
}
