import { usePlatform } from '@nireeka/kit'
import { useEffect, useState } from 'react'

import { createAttempts } from './attempts.ts'
import { placeOrder } from './checkout.api.ts'
import { savedChoice, toOrder } from './draft.ts'
import { forgetDraft } from './stored-draft.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import type { CheckoutForm } from './use-checkout.ts'

/** The state of placing an order. `leaving`: it is placed, and the payment page is loading. */
type Placing =
  | { status: 'ready' }
  | { status: 'placing' | 'leaving' }
  | { status: 'failed'; refusal: Refusal }

/**
 * Returns what the order refers to indirectly, for its hash: the cart's lines as built, and the saved addresses as
 * they are now.
 */
const meantBy = ({ checkout: { lines, addresses }, draft }: CheckoutForm) => ({
  lines: lines.map(({ productId, orderBikeId, count, build }) => [productId, orderBikeId, count, build]),
  places: [draft.shipping, draft.billing].map((place) => savedChoice(place, addresses) ?? null),
})

/** Places the order once, however often the button is pressed, and goes to the payment page. */
export function usePlacing(form: CheckoutForm) {
  const { http, cart, navigate } = usePlatform()
  const [attempts] = useState(() =>
    createAttempts({ storage: sessionStorage, newKey: () => crypto.randomUUID(), now: () => Date.now() }),
  )
  const [state, setState] = useState<Placing>({ status: 'ready' })
  const isBusy = state.status === 'placing' || state.status === 'leaving'

  // The browser's back button may return from the payment page to this page in its old state, which is reset here.
  useEffect(() => {
    const wakeUp = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', wakeUp)
    return () => removeEventListener('pageshow', wakeUp)
  }, [])

  async function place() {
    const { quote, isCertain } = form.amounts
    const order = quote && isCertain ? toOrder(form.draft, quote) : null
    if (!order || isBusy) return
    setState({ status: 'placing' })
    try {
      const redirect = await placeOrder(http, order, await attempts.keyFor({ order, ...meantBy(form) }))
      attempts.forget()
      forgetDraft()
      setState({ status: 'leaving' })
      navigate(redirect)
    } catch (error) {
      await react(refusalOf(error))
    }
  }

  /**
   * Reacts to a failed attempt. After a refusal nothing was written, so the next attempt is a new order. Without an
   * answer, the order may have been placed, so the key is kept.
   */
  async function react(refusal: Refusal) {
    setState({ status: 'failed', refusal })
    if (refusal.kind === 'unknown') return
    attempts.forget()
    if (refusal.kind === 'fields') form.showProblems(refusal.problems)
    await Promise.all([form.reload(), refusal.kind === 'refused' ? null : cart.reload()])
  }

  return { state, isBusy, place: () => form.checkAll(() => void place()) }
}
