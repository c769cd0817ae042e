import type { Db } from '../../../platform/index.ts'
import type { CardVault } from '../saved-cards/card-vault.ts'

export interface SandboxCard {
  brand: string
  last_four: string
  exp_month: number
  exp_year: number
}

/**
 * Returns the made-up card that the page shows to a customer with so many saved cards: one that lasts, then one that
 * ends with this month, then one that ended with the last month.
 */
export function madeUpCard(savedCount: number, now: Date): SandboxCard {
  const monthsAgo = (count: number) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count))
    return { exp_month: month.getUTCMonth() + 1, exp_year: month.getUTCFullYear() }
  }
  const cards: SandboxCard[] = [
    { brand: 'visa', last_four: '0000', exp_month: 12, exp_year: 2034 },
    { brand: 'mastercard', last_four: '1111', ...monthsAgo(0) },
    { brand: 'amex', last_four: '2222', ...monthsAgo(1) },
  ]
  return cards[savedCount % cards.length]!
}

/** Returns the saved cards of the customer of a payment. */
export const cardsOf = (db: Db, customerId: number) =>
  db
    .selectFrom('sandbox_cards')
    .select(['id', 'brand', 'last_four', 'exp_month', 'exp_year'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()

/** Creates what the sandbox does with saved cards, as a provider would on its own servers. */
export const createSandboxVault = (db: Db): CardVault => ({
  createCustomer: async ({ key }) => `sandbox-${key}`,
  updateCustomer: async () => true,
  // The cards were deleted with the member's other data.
  deleteCustomer: async () => undefined,
  async listCards(customer) {
    const id = await customerIdOf(db, customer)
    const cards = id === null ? [] : await cardsOf(db, id)
    return cards.map((card) => ({
      ref: String(card.id),
      brand: card.brand,
      lastFour: card.last_four,
      expMonth: card.exp_month,
      expYear: card.exp_year,
    }))
  },
  async removeCard(ref) {
    const removed = await db
      .deleteFrom('sandbox_cards')
      .where('id', '=', Number(ref))
      .returning('id')
      .executeTakeFirst()
    return removed !== undefined
  },
})

export async function customerIdOf(db: Db, customer: string | null): Promise<number | null> {
  const found = await db
    .selectFrom('payment_customers')
    .select('id')
    .where('provider', '=', 'sandbox')
    .where('customer_ref', '=', customer)
    .executeTakeFirst()
  return found?.id ?? null
}
