import { sql } from 'kysely'

import type { Db } from '../../../platform/index.ts'
import type { Provider } from '../provider.ts'

interface Needs {
  db: Db
  now: () => Date
}

interface Payer {
  userId: number
  email: string | null
}

export type PaymentCustomers = ReturnType<typeof createPaymentCustomers>

/** Creates the repository of members as payment providers know them. */
export function createPaymentCustomers({ db, now }: Needs) {
  async function rowOf(user_id: number, provider: string) {
    const added = await db
      .insertInto('payment_customers')
      .values({ user_id, provider, created_at: now() })
      .onConflict((known) => known.columns(['user_id', 'provider']).doNothing())
      .returning('id')
      .executeTakeFirst()
    const row = await db
      .selectFrom('payment_customers')
      .select(['key', 'customer_ref'])
      .where('user_id', '=', user_id)
      .where('provider', '=', provider)
      .executeTakeFirstOrThrow()
    return { ...row, isNew: added !== undefined }
  }

  /** Forgets a customer that the provider has deleted; the next one has another key. */
  const forget = (provider: string, customer: string) =>
    db
      .updateTable('payment_customers')
      .set({ customer_ref: null, key: sql`gen_random_uuid()` })
      .where('provider', '=', provider)
      .where('customer_ref', '=', customer)
      .execute()

  return {
    /**
     * Returns the provider's name for a member, for whom it makes one customer, whatever is called at once or again.
     * Null for a provider that keeps no cards. Throws ProviderAway.
     */
    async open({ name, vault }: Provider, { userId, email }: Payer): Promise<string | null> {
      if (!vault) return null
      const { customer_ref: known, isNew } = await rowOf(userId, name)
      if (known !== null && (await vault.updateCustomer(known, email))) return known
      if (known !== null) await forget(name, known)
      const { key } = await rowOf(userId, name)
      const customer_ref = await vault.createCustomer({ key, isRepeated: !isNew })
      await db.updateTable('payment_customers').set({ customer_ref }).where('key', '=', key).execute()
      await vault.updateCustomer(customer_ref, email)
      return customer_ref
    },

    /** Returns the member's customers, by provider. */
    listOf: (userId: number) =>
      db
        .selectFrom('payment_customers')
        .select(['provider', 'customer_ref'])
        .where('user_id', '=', userId)
        .where('customer_ref', 'is not', null)
        .orderBy('id')
        .$narrowType<{ customer_ref: string }>()
        .execute(),
  }
}
