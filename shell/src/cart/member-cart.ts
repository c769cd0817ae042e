import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'

import type { CartCore } from './cart-core.ts'
import { applyEdit, type Edit, sendEdit } from './edits.ts'
import { createPendingEdits } from './pending-edits.ts'

/** `kept`: the server can't be reached, it is sent later. `refused`: the shopper was told why. */
export type Outcome = 'done' | 'kept' | 'refused'

/** Nobody answered, or nobody but the edge did. */
export const isUnreachable = (error: unknown) =>
  isHttpError(error) && [0, 502, 503, 504].includes(error.status)

export type MemberCart = ReturnType<typeof createMemberCart>

/** Changes of a member's cart: shown at once, made on the server one after the other, then read anew. */
export function createMemberCart(core: CartCore) {
  const { http, session$, state$, show, notify, tell, reload } = core
  const whose = () => (session$.value.status === 'member' ? session$.value.user.email : null)
  const pending = createPendingEdits(whose)
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }

  async function send(edit: Edit): Promise<Outcome> {
    try {
      // A line that the server hasn't seen yet changes with its addition.
      const isUnsent = edit.type !== 'add' && edit.id < 0
      if (isUnsent) pending.keep(edit)
      await sendPending()
      if (isUnsent) return 'done'
      const { message } = await sendEdit(http, edit)
      if (message) notify('info', message)
      return 'done'
    } catch (error) {
      if (isUnreachable(error)) {
        pending.keep(edit)
        return 'kept'
      }
      notify('error', messageOf(error, TEXTS.unreachable))
      return 'refused'
    }
  }

  /** In the order in which they were made. What the server refuses is told and over. */
  async function sendPending() {
    for (const edit of pending.read()) {
      try {
        await sendEdit(http, edit)
      } catch (error) {
        if (isUnreachable(error)) throw error
        notify('error', messageOf(error, TEXTS.unreachable))
      }
      pending.drop(edit)
    }
  }

  async function change(edit: Edit): Promise<Outcome> {
    show(applyEdit(state$.value.cart, edit))
    waiting += 1
    const outcome = await inTurn(() => send(edit))
    waiting -= 1
    if (outcome === 'kept') showKept()
    else {
      tell()
      // Spec, section 4: a quantity change on the server cart is followed by a reload.
      if (waiting === 0) await reload()
    }
    return outcome
  }

  /** What is known without the server: nobody knows what it costs to send. */
  const showKept = () =>
    show({ ...state$.value.cart, shipping: null, tax: null, facts: null, check: 'failed' })

  return {
    change,
    /** Does something to the cart after all that was done to it before. */
    inTurn,
    /** Sends what was kept, once each; it stays kept while the server is out of reach. */
    sync: () => inTurn(sendPending).then(pending.clear, () => undefined),
    hasPending: () => pending.read().length > 0,
  }
}
