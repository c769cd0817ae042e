import { type CartItem, messageOf, TEXTS } from '@nireeka/contracts'

import { acceptCart, type Changed, deletePromo, putCountry, putPromo, toCart } from './cart-changes.api.ts'
import { tellAdded } from './cart-notices.ts'
import { tellRemoved, tellRestored } from './change-notices.ts'
import { createEditQueue } from './edit-queue.ts'
import { addition, lineAddition } from './edits.ts'
import { createMemberBuilds } from './member-builds.ts'
import { refusalReason } from './refusal-reason.ts'
import type { CartNeeds, ShopperCart } from './shopper-cart.ts'
import type { AskedCart, ShownCart } from './shown-cart.ts'

const SENT_LATER = `${TEXTS.unreachable} Your changes are kept and sent later.`

export type MemberCart = ReturnType<typeof createMemberCart>

/** Returns a member's cart. It is stored on the server; changes show immediately and are sent one after the other. */
export function createMemberCart(needs: CartNeeds & { shown: ShownCart }) {
  const { http, notify, publish, tell, shown } = needs
  const reload = () => read(shown.ask())
  const queue = createEditQueue({ ...needs, reload })
  const putBuild = createMemberBuilds({ ...needs, queue, reload })

  /** Shows the requested cart when the answer arrives, or the reason why it can't be read. */
  async function read({ answer, isLatest }: AskedCart) {
    try {
      const cart = toCart((await answer).data)
      if (isLatest()) shown.show(cart)
    } catch (error) {
      if (isLatest()) shown.fail(messageOf(error, TEXTS.unreachable))
    }
  }

  /** Shows the cart that the server returns after a change. */
  async function showChanged(answer: Promise<Changed>) {
    const { cart, message } = await answer
    shown.show(cart)
    tell()
    if (message) notify('info', message)
  }
  const tellFailure = (error: unknown) => notify('error', messageOf(error, TEXTS.unreachable))

  return {
    reload,
    read,
    queue,
    async add(item: CartItem, count: number) {
      const isKnown = shown.state$.value.cart.lines.some(({ productId }) => productId === item.id)
      const outcome = await queue.change(addition(item, count))
      if (outcome === 'refused') return
      tellAdded(notify, item.title, isKnown && count < 2)
      if (outcome === 'stored') notify('info', SENT_LATER)
      publish({ type: 'cart:line-added', productId: item.id })
    },
    async setCount(id, count) {
      const line = shown.state$.value.cart.lines.find((one) => one.id === id)
      const edit = count < 1 ? ({ type: 'remove', id } as const) : ({ type: 'count', id, count } as const)
      const outcome = await queue.change(edit)
      if (outcome !== 'refused' && line && count < 1) tellRemoved(notify, line.title)
    },
    async restore(line) {
      const { orderBikeId, build, title } = line
      if (orderBikeId !== null && build) {
        return void (await putBuild({ mode: 'CEOM', orderBikeId, partIds: build.partIds, title }))
      }
      if ((await queue.change(lineAddition(line))) !== 'refused') tellRestored(notify, title)
    },
    putBuild,
    deliverTo: (countryId) => showChanged(putCountry(http, countryId)).catch(tellFailure),
    accept: () => showChanged(acceptCart(http)).catch(tellFailure),
    applyPromo: (code) => showChanged(putPromo(http, code)).then(() => null, refusalReason),
    removePromo: () => showChanged(deletePromo(http)).catch(tellFailure),
  } satisfies ShopperCart & Record<'reload' | 'read' | 'queue' | 'add', unknown>
}
