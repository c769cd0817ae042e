import type Stripe from 'stripe'

import type { CardVault, SavedCard } from '../saved-cards/card-vault.ts'
import { asking, isMissing, isRefused } from './stripe-errors.ts'

/** More than anybody has; the most that Stripe lists at once. */
const MOST_CARDS = 100

/** Creates what Stripe does with saved cards: a member is a Customer there, to which Checkout attaches cards. */
export function createStripeVault(stripe: Stripe): CardVault {
  /** Stripe forgets idempotency keys after a day, and may have lost an answer: a customer with our key is looked for. */
  async function find(key: string): Promise<string | null> {
    const found = await asking(stripe.customers.search({ query: `metadata['key']:'${key}'`, limit: 1 }))
    return found.data[0]?.id ?? null
  }

  return {
    async createCustomer({ key, isRepeated }) {
      const found = isRepeated ? await find(key) : null
      if (found) return found
      const input = { metadata: { key } }
      const { id } = await asking(stripe.customers.create(input, { idempotencyKey: `customer-${key}` }))
      return id
    },

    updateCustomer: (customer, email) =>
      known(async () => {
        if (email) await asking(stripe.customers.update(customer, { email }))
      }),

    async deleteCustomer({ key, customer }) {
      const id = customer ?? (await find(key))
      if (id) await known(() => asking(stripe.customers.del(id)))
    },

    async listCards(customer) {
      let cards: SavedCard[] = []
      await known(async () => {
        const input = { type: 'card', limit: MOST_CARDS } as const
        const { data } = await asking(stripe.customers.listPaymentMethods(customer, input))
        cards = data.flatMap(toCard)
      })
      return cards
    },

    async removeCard(ref) {
      try {
        return await known(() => asking(stripe.paymentMethods.detach(ref)))
      } catch (error) {
        // It was detached between the two calls.
        if (isRefused(error)) return false
        throw error
      }
    },
  }
}

/** Does the work. False when Stripe doesn't know what it is about. */
async function known(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

const toCard = ({ id, card }: Stripe.PaymentMethod): SavedCard[] =>
  card
    ? [
        {
          ref: id,
          brand: card.brand,
          lastFour: card.last4,
          expMonth: card.exp_month,
          expYear: card.exp_year,
        },
      ]
    : []
