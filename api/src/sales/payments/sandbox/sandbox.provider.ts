import { newToken, type Db } from '../../../platform/index.ts'
import type { Provider, ProviderStatus } from '../provider.ts'

interface Needs {
  db: Db
  /** The site's address, under which the payment page is served. */
  origin: string
}

/** The customer's decision; `leave` pays without returning to the shop. */
export type SandboxDecision = 'pay' | 'decline' | 'cancel' | 'leave'

const STATES = { pay: 'paid', decline: 'declined', cancel: 'cancelled', leave: 'paid' } as const

export type Sandbox = ReturnType<typeof createSandbox>

/** Creates a provider that moves no money: on its page, the shopper chooses success, decline or cancel. */
export function createSandbox({ db, origin }: Needs) {
  const find = (ref: string) =>
    db.selectFrom('sandbox_payments').selectAll().where('ref', '=', ref).executeTakeFirst()

  /** Changes only an open payment, so the first decision stays. */
  const setState = (ref: string, state: string) =>
    db
      .updateTable('sandbox_payments')
      .set({ state })
      .where('ref', '=', ref)
      .where('state', '=', 'open')
      .execute()

  async function status(ref: string): Promise<ProviderStatus> {
    const payment = await find(ref)
    if (!payment) throw new Error('The sandbox does not know this payment')
    const { state, amount_cents: amountCents, currency } = payment
    const isKnown = state === 'open' || state === 'paid'
    return { state: isKnown ? state : 'failed', amountCents, currency, chargeRef: ref }
  }

  const provider: Provider = {
    name: 'sandbox',
    async start({ id, number, payableCents, currency }) {
      await db
        .insertInto('sandbox_payments')
        .values({
          ref: newToken(),
          order_id: id,
          title: `Order ${number}`,
          state: 'open',
          amount_cents: payableCents,
          currency,
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
  }

  return {
    provider,
    find,
    decide: (ref: string, decision: SandboxDecision) => setState(ref, STATES[decision]),
  }
}
