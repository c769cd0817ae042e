import { checkAddress, tidyAddress } from '@nireeka/contracts'
import type { CheckoutInput, AddressInput } from '@nireeka/contracts/api'

import { invalid, type Db } from '../../platform/index.ts'
import { findAddress } from './addresses.repository.ts'
import { validateAddress } from './validate-address.ts'

type Input = CheckoutInput['shipping']

interface Whose {
  userId: number
  /** The path of the input in the body, for error sentences: shipping or billing. */
  path: string
}

/**
 * Returns the chosen address: a saved one of the member's by its id, or a new one. Another member's id is refused like
 * an unknown one.
 */
export async function resolveAddress(trx: Db, input: Input, { userId, path }: Whose): Promise<AddressInput> {
  if (!('address_id' in input)) return validateAddress(trx, input, `${path}.`)
  const saved = await findAddress(trx, { userId, id: input.address_id })
  if (!saved) throw invalid(`${path}.address_id`, 'This address is not one of yours.')
  // A saved address is checked again, since it may be older than its country's rules.
  const [wrong] = Object.values(checkAddress(saved.address, saved.country_id))
  if (wrong) throw invalid(`${path}.address_id`, `Please complete this address first. ${wrong}`)
  return { ...saved, address: tidyAddress(saved.address, saved.country_id) }
}
