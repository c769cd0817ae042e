import type { SavedCardData, SavedCardsData } from '@nireeka/contracts/api'

import { hashOf } from '../../../platform/index.ts'
import { ProviderAway, type Providers } from '../provider.ts'
import type { CardVault, SavedCard } from './card-vault.ts'
import type { PaymentCustomers } from './payment-customers.ts'

interface Needs {
  customers: PaymentCustomers
  providers: Providers
  /** The providers that the checkout offers. */
  offered: ReadonlyArray<{ id: string }>
}

interface Found {
  id: string
  card: SavedCard
  vault: CardVault
}

export type SavedCards = ReturnType<typeof createSavedCards>

/**
 * Creates the repository of the cards that providers keep for a member. They are always read from the provider, so only
 * the member's own can be found.
 */
export function createSavedCards({ customers, providers, offered }: Needs) {
  async function find(userId: number): Promise<Found[]> {
    const found = await Promise.all(
      (await customers.listOf(userId)).map(async ({ provider, customer_ref: customer }) => {
        const vault = providers.get(provider)?.vault
        const cards = vault ? await vault.listCards(customer) : []
        return cards.map((card) => ({ id: idOf(provider, customer, card), card, vault: vault! }))
      }),
    )
    return found.flat()
  }

  return {
    list: (userId: number): Promise<SavedCardsData> =>
      tellingOfCards(async () => ({
        cards: (await find(userId)).map(toData),
        may_save: offered.some(({ id }) => providers.get(id)?.vault !== undefined),
      })),

    /** Removes a card at its provider. False when the member has no such card. */
    remove: (userId: number, id: string): Promise<boolean> =>
      tellingOfCards(async () => {
        const found = (await find(userId)).find((one) => one.id === id)
        return found ? found.vault.removeCard(found.card.ref) : false
      }),
  }
}

/** Returns our own name for a card, from which nobody learns the provider's names. */
const idOf = (provider: string, customer: string, { ref }: SavedCard) =>
  hashOf(`${provider} ${customer} ${ref}`).toString('base64url')

const toData = ({ id, card: { brand, lastFour, expMonth, expYear } }: Found): SavedCardData => ({
  id,
  brand,
  last_four: lastFour,
  exp_month: expMonth,
  exp_year: expYear,
})

/** Does the work; a provider that can't be reached is told as that of saved cards. */
async function tellingOfCards<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ProviderAway ? new ProviderAway(error.provider, error.reason, AWAY) : error
  }
}

const AWAY = 'Your saved cards can’t be reached right now. Please try again in a minute.'
