import type { Db } from '../../platform/index.ts'
import { lockMember } from '../../identity/index.ts'
import { canBeHad, toPrice } from './line-problem.ts'
import type { CartLine } from './cart-line.ts'
import { pricedLines } from './priced-lines.ts'

/**
 * Adapts a cart to what is available now: marks today's prices as seen, lowers counts to the stock, and removes
 * unavailable lines. An unavailable custom bike stays, since it can be edited. Returns sentences about the changes;
 * null when there were none.
 */
export async function acceptCart(trx: Db, userId: number, at: Date): Promise<string | null> {
  await lockMember(trx, userId)
  const lines = await pricedLines(trx, { userId, at })
  const told: string[] = []
  for (const line of lines) {
    if (line.problem) told.push(await mend(trx, line))
  }
  return told.length > 0 ? told.join(' ') : null
}

async function mend(trx: Db, line: CartLine): Promise<string> {
  const { id, title, available, unit_cents } = line
  if (!canBeHad(line)) {
    if (line.build) return `${title} stays in your cart: ${line.notice ?? ''}`
    await trx.deleteFrom('cart_lines').where('id', '=', id).execute()
    return `${title} was taken out of your cart.`
  }
  const count = Math.min(line.count, available)
  await trx.updateTable('cart_lines').set({ count, seen_cents: unit_cents }).where('id', '=', id).execute()
  if (count < line.count) return `${title}: there are ${count} in your cart now.`
  return `${title} costs ${toPrice(unit_cents)} now.`
}
