import { newToken, type Db } from '../../../platform/index.ts'
import type { Provider, ProviderStatus } from '../provider.ts'
import { cardsOf, createSandboxVault, customerIdOf, madeUpCard } from './sandbox-cards.ts'

interface Needs {
  db: Db
  now: () => Date
  /** The site's address, under which the payment page is served. */
  origin: string
}

/** The customer's decision; `leave` pays without returning to the shop. */
export type SandboxDecision = 'pay' | 'decline' | 'cancel' | 'leave'

interface SandboxChoice {
  decision: SandboxDecision
  /** The saved card that pays, the page's own one (`new`), or `none` where no card pays. */
  card?: string
  save?: 'yes'
}

const STATES = { pay: 'paid', decline: 'declined', cancel: 'cancelled', leave: 'paid' } as const

const cardOf = ({ card_brand, card_last_four }: Record<'card_brand' | 'card_last_four', string | null>) =>
  card_brand && card_last_four ? { brand: card_brand, lastFour: card_last_four } : undefined

export type Sandbox = ReturnType<typeof createSandbox>

/** Creates a provider that moves no money: on its page, the shopper chooses success, decline or cancel. */
export function createSandbox({ db, now, origin }: Needs) {
  const find = (ref: string) =>
    db.selectFrom('sandbox_payments').selectAll().where('ref', '=', ref).executeTakeFirst()

  /** Changes only an open payment, so the first decision stays. Returns the payment if it was open. */
  const setState = (ref: string, state: string, trx = db) =>
    trx
      .updateTable('sandbox_payments')
      .set({ state })
      .where('ref', '=', ref)
      .where('state', '=', 'open')
      .returning('customer_id')
      .executeTakeFirst()

  /** Returns the cards that the page offers: the saved ones, and a made-up one. */
  async function cardsFor({ customer_id }: { customer_id: number | null }) {
    const saved = customer_id === null ? [] : await cardsOf(db, customer_id)
    return { saved, madeUp: madeUpCard(saved.length, now()), maySave: customer_id !== null }
  }

  const decide = (ref: string, { decision, card = 'new', save }: SandboxChoice) =>
    db.transaction().execute(async (trx) => {
      const decided = await setState(ref, STATES[decision], trx)
      if (!decided || STATES[decision] !== 'paid' || card === 'none') return
      const { customer_id } = decided
      const saved = customer_id === null ? [] : await cardsOf(trx, customer_id)
      const madeUp = madeUpCard(saved.length, now())
      const { brand, last_four } = saved.find(({ id }) => String(id) === card) ?? madeUp
      await trx
        .updateTable('sandbox_payments')
        .set({ card_brand: brand, card_last_four: last_four })
        .where('ref', '=', ref)
        .execute()
      if (customer_id === null || card !== 'new' || !save) return
      await trx
        .insertInto('sandbox_cards')
        .values({ customer_id, ...madeUp })
        .execute()
    })

  async function status(ref: string): Promise<ProviderStatus> {
    const payment = await find(ref)
    if (!payment) throw new Error('The sandbox does not know this payment')
    const { state, amount_cents: amountCents, currency } = payment
    const isKnown = state === 'open' || state === 'paid'
    return {
      state: isKnown ? state : 'failed',
      amountCents,
      currency,
      chargeRef: ref,
      card: cardOf(payment),
    }
  }

  const provider: Provider = {
    name: 'sandbox',
    async start({ id, number, payableCents, currency, customer }) {
      await db
        .insertInto('sandbox_payments')
        .values({
          ref: newToken(),
          order_id: id,
          title: `Order ${number}`,
          state: 'open',
          amount_cents: payableCents,
          currency,
          customer_id: await customerIdOf(db, customer),
        })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .execute()
      const { ref } = await db
        .selectFrom('sandbox_payments')
        .select('ref')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow()
      return { ref, redirect: `${origin}/api/sandbox/${ref}` }
    },
    providerStatus: status,
    async close(ref) {
      await setState(ref, 'closed')
      return status(ref)
    },
    refund: async ({ key }) => ({ ref: `sandbox-${key}`, state: 'done' }),
    vault: createSandboxVault(db),
  }

  return {
    provider,
    find,
    cardsFor,
    decide,
  }
}
