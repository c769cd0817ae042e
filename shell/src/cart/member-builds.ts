import type { BuildChange, CartLine } from '@nireeka/contracts'

import { tellBuild } from './change-notices.ts'
import { postBuild } from './cart-changes.api.ts'
import { type EditQueue, isUnreachable } from './edit-queue.ts'
import { isSame } from './edits.ts'
import { refusalReason } from './refusal-reason.ts'
import type { CartNeeds } from './shopper-cart.ts'
import type { ShownCart } from './shown-cart.ts'

interface Needs extends CartNeeds {
  shown: ShownCart
  queue: EditQueue
  reload: () => Promise<void>
}

/**
 * Returns `putBuild` for members, which adds a configured bike or upgrades to the cart, depending on the mode (spec,
 * section 9).
 */
export function createMemberBuilds({ http, shown, queue, notify, publish, tell, reload }: Needs) {
  /**
   * Idempotency keys of changes that got no answer. They are reused on retry, so that each change is made only once.
   */
  const keys = new Map<string, string>()

  return async (change: BuildChange): Promise<boolean> => {
    const sent = JSON.stringify(change)
    const key = keys.get(sent) ?? crypto.randomUUID()
    keys.set(sent, key)
    try {
      const { message } = await queue.inTurn(() => postBuild(http, change, key))
      keys.delete(sent)
      const isKnown = shown.state$.value.cart.lines.some((line) => isFor(change, line))
      tell()
      await reload()
      if (message) notify('info', message)
      tellBuild(change, isKnown, { notify, publish })
      return true
    } catch (error) {
      if (!isUnreachable(error)) keys.delete(sent)
      notify('error', refusalReason(error))
      return false
    }
  }
}

const isFor = (change: BuildChange, line: CartLine) =>
  'item' in change ? isSame(line, change.item) : line.orderBikeId === change.orderBikeId
