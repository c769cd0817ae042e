import { sql } from 'kysely'

import type { Db } from '../../../platform/index.ts'
import { inTurn } from '../in-turn.ts'
import { isDue } from '../is-due.ts'
import { findProvider, type Providers } from '../provider.ts'

/** How many a run deletes, so that other jobs get their turn. */
const AT_ONCE = 20

interface Needs {
  db: Db
  providers: Providers
  now: () => Date
}

/**
 * Creates the job that deletes the customers of erased members at their providers, with all cards. A customer whose
 * provider can't be reached is tried again later.
 */
export const createDeleteCustomers =
  ({ db, providers, now }: Needs) =>
  async (): Promise<void> => {
    const withVault = [...providers.values()].flatMap(({ name, vault }) => (vault ? [name] : []))
    await inTurn(await take(db, withVault, now()), async ({ id, provider, key, customer }) => {
      await findProvider(providers, provider).vault?.deleteCustomer({ key, customer })
      await db.deleteFrom('payment_customers').where('id', '=', id).execute()
    })
  }

interface Ended {
  id: number
  provider: string
  key: string
  customer: string | null
}

/** Selects customers and marks them as being deleted, so that two processes don't take the same ones. */
async function take(db: Db, providers: string[], at: Date) {
  const { rows } = await sql<Ended>`
    update payment_customers set asked_at = ${at}, asked = asked + 1
    where id in (
      select id from payment_customers
      where user_id is null and provider = any(${providers}) and ${isDue(at)}
      order by asked_at nulls first limit ${AT_ONCE} for update skip locked
    )
    returning id, provider, key, customer_ref as customer`.execute(db)
  return rows
}
