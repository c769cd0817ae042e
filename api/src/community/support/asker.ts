import { nameAndEmailOf } from '../../identity/index.ts'
import type { ContactInput } from '@nireeka/contracts/api'

import { type Caller, type Db, validationFailed } from '../../platform/index.ts'
import type { Asker } from './open-ticket.ts'

export async function memberAsking(db: Db, { id, email }: Caller): Promise<Asker> {
  const { name } = await nameAndEmailOf(db, id)
  return { kind: 'member', id, name, email }
}

/** Returns the asker for a guest, who stays a guest even when an account has the same email address. */
export function guestAsking({ name, email }: Pick<ContactInput, 'name' | 'email'>): Asker {
  if (name && email) return { kind: 'guest', name, email }
  const required = ['This field is required.']
  throw validationFailed({ ...(name ? {} : { name: required }), ...(email ? {} : { email: required }) })
}
