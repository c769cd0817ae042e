import { isHttpError } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import type { CartCore } from './cart-core.ts'
import { postCart, putPromo } from './cart-changes.api.ts'
import type { GuestCart } from './guest-cart.ts'
import { readCode, toItems } from './guest-quotes.ts'
import type { MemberCart } from './member-cart.ts'
import { reasonOf } from './reason-of.ts'

/** Moves all that this browser kept to the server's cart, exactly once; what fails stays here. */
export async function mergeCart(core: CartCore, member: MemberCart) {
  await member.sync()
  await mergeLines(core)
  await moveCode(core)
  await core.reload()
}

async function mergeLines(core: CartCore): Promise<void> {
  const { http, guest, notify, publish, tell } = core
  const lines = guest.lines()
  if (lines.length === 0) return
  try {
    const { message } = await postCart(http, toItems(lines), mergeKey())
    const added = addedSince(lines, guest.lines())
    guest.clear()
    if (message) notify('info', message)
    publish({ type: 'cart:merged' })
    tell()
    if (added.length === 0) return
    guest.save(added)
  } catch (error) {
    return notify('error', `Your cart is kept in this browser. ${reasonOf(error)}`)
  }
  return mergeLines(core)
}

/** What a tab that didn't know of the login put there while the rest was on its way. */
const addedSince = (sent: GuestCart, lines: GuestCart): GuestCart =>
  lines.flatMap((line) => {
    const known = sent.find(({ id }) => id === line.id)?.cartQuantity ?? 0
    return line.cartQuantity > known ? { ...line, cartQuantity: line.cartQuantity - known } : []
  })

/** A code that doesn't count any more is told and forgotten; the cart is whole all the same. */
async function moveCode({ http, notify }: CartCore) {
  const code = readCode()
  if (!code) return storage.clear('cartCode')
  try {
    await putPromo(http, code)
  } catch (error) {
    if (isHttpError(error) && (error.status === 0 || error.status >= 500)) return
    notify('info', `Your promo code ${code} isn’t in your cart: ${reasonOf(error)}`)
  }
  storage.clear('cartCode')
}

/** Names this merge, for every tab and every repetition of it. */
function mergeKey(): string {
  const kept = storage.read('cartMerge')
  if (typeof kept === 'string') return kept
  const key = crypto.randomUUID()
  storage.write('cartMerge', key)
  return key
}
