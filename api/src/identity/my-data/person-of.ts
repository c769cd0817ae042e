import { type Db, hashOf, type Person } from '../../platform/index.ts'
import { nameAndEmailOf } from '../accounts/members.ts'

/** Returns a member with all that their rows are found by. */
export async function personOf(trx: Db, id: number): Promise<Person> {
  const { email } = await nameAndEmailOf(trx, id)
  return { id, email, hashes: [hashOf(email), hashOf(String(id))] }
}
