import { isHttpError } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import { postCart, putCountry, putPromo } from './cart-changes.api.ts'
import { deliveryCountry } from './delivery-country.ts'
import type { GuestCart } from './guest-lines.ts'
import { readCode, toItems } from './guest-quotes.ts'
import type { MemberCart } from './member-cart.ts'
import { refusalReason } from './refusal-reason.ts'
import type { CartNeeds } from './shopper-cart.ts'
import type { StoredCart } from './stored-cart.ts'

interface Needs extends CartNeeds {
  stored: StoredCart
  member: MemberCart
}

/**
 * Moves everything in this browser's guest cart to the member's cart, exactly once. Whatever fails stays in the
 * browser. Never throws.
 */
export async function mergeCart(needs: Needs) {
  const { member } = needs
  await member.queue.sendPending()
  await mergeLines(needs)
  await moveCode(needs)
  await moveCountry(needs)
  await member.reload()
}

async function mergeLines(needs: Needs): Promise<void> {
  const { http, stored, notify, publish, tell } = needs
  const lines = stored.lines()
  if (lines.length === 0) return
  try {
    const { message } = await postCart(http, toItems(lines), mergeKey())
    const added = addedSince(lines, stored.lines())
    stored.clear()
    if (message) notify('info', message)
    publish({ type: 'cart:merged' })
    tell()
    if (added.length === 0) return
    stored.save(added)
  } catch (error) {
    return notify('error', `Your cart is kept in this browser. ${refusalReason(error)}`)
  }
  return mergeLines(needs)
}

/** Returns the lines that another tab, unaware of the login, has added while the guest's cart was being sent. */
const addedSince = (sent: GuestCart, lines: GuestCart): GuestCart =>
  lines.flatMap((line) => {
    const known = sent.find(({ id }) => id === line.id)?.cartQuantity ?? 0
    return line.cartQuantity > known ? { ...line, cartQuantity: line.cartQuantity - known } : []
  })

/**
 * Applies the guest's promo code to the member's cart. If it is no longer valid, the shopper is told and the code is
 * forgotten; the rest of the cart is merged anyway.
 */
async function moveCode({ http, notify }: Needs) {
  const code = readCode()
  if (!code) return storage.clear('cartCode')
  try {
    await putPromo(http, code)
  } catch (error) {
    if (isHttpError(error) && (error.status === 0 || error.status >= 500)) return
    notify('info', `Your promo code ${code} isn’t in your cart: ${refusalReason(error)}`)
  }
  storage.clear('cartCode')
}

/** Makes the country that the guest chose the account's. When that fails, the tab keeps it for the next merge. */
async function moveCountry({ http }: Needs) {
  const countryId = deliveryCountry.chosen()
  if (countryId === null) return
  await putCountry(http, countryId).then(deliveryCountry.clear, () => undefined)
}

/** Returns the idempotency key of this merge, which is the same in every tab and on every retry. */
function mergeKey(): string {
  const stored = storage.read('cartMerge')
  if (typeof stored === 'string') return stored
  const key = crypto.randomUUID()
  storage.write('cartMerge', key)
  return key
}
