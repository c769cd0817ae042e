import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'

import { sendEdit } from './cart-changes.api.ts'
import { applyEdit, type Edit } from './edits.ts'
import { createPendingEdits } from './pending-edits.ts'
import type { CartNeeds } from './shopper-cart.ts'
import type { ShownCart } from './shown-cart.ts'

/**
 * The result of an edit. `stored`: the server can't be reached, so the edit is sent later. `refused`: the server
 * rejected it, and the shopper was told why.
 */
export type Outcome = 'done' | 'stored' | 'refused'

/**
 * Returns whether an error means that the API couldn't be reached: no answer at all, or only one from the edge
 * server.
 */
export const isUnreachable = (error: unknown) =>
  isHttpError(error) && [0, 502, 503, 504].includes(error.status)

interface Needs extends CartNeeds {
  shown: ShownCart
  reload: () => Promise<void>
}

export type EditQueue = ReturnType<typeof createEditQueue>

/**
 * Returns the queue of a member's cart changes. Changes show immediately, are sent to the server one by one, and then
 * the cart is read again.
 */
export function createEditQueue({ http, session$, shown, notify, tell, reload }: Needs) {
  const { state$ } = shown
  const owner = () => (session$.value.status === 'member' ? session$.value.user.email : null)
  const pending = createPendingEdits(owner)
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }

  async function send(edit: Edit): Promise<Outcome> {
    try {
      // A line that the server hasn't received yet is edited by changing its pending addition.
      const isUnsent = edit.type !== 'add' && edit.id < 0
      if (isUnsent) pending.store(edit)
      await sendAllPending()
      if (isUnsent) return 'done'
      const { message } = await sendEdit(http, edit)
      if (message) notify('info', message)
      return 'done'
    } catch (error) {
      if (isUnreachable(error)) {
        pending.store(edit)
        return 'stored'
      }
      notify('error', messageOf(error, TEXTS.unreachable))
      return 'refused'
    }
  }

  /**
   * Sends the stored changes in the order in which they were made. If the server refuses a change, the shopper is
   * told and the change is dropped.
   */
  async function sendAllPending() {
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
    shown.show(applyEdit(state$.value.cart, edit))
    waiting += 1
    const outcome = await inTurn(() => send(edit))
    waiting -= 1
    if (outcome === 'stored') showUnsent()
    else {
      tell()
      // Spec, section 4: after a quantity change, the server's cart is read again.
      if (waiting === 0) await reload()
    }
    return outcome
  }

  /** Shows the cart with its unsent changes, without shipping and tax, which only the server knows. */
  const showUnsent = () =>
    shown.show({ ...state$.value.cart, shipping: null, tax: null, facts: null, check: 'failed' })

  return {
    change,
    /** Runs a task on the cart after all earlier tasks have finished. */
    inTurn,
    /** Sends the stored changes, once each. They stay stored while the server can't be reached. */
    sendPending: () => inTurn(sendAllPending).then(pending.clear, () => undefined),
    hasPending: () => pending.read().length > 0,
  }
}
