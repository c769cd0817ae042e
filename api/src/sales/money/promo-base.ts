import type { Selectable } from 'kysely'

import type { PromoTables } from '../promo/tables.ts'
import { isBike, isGift, isUpgrade, lineCents } from './lines.ts'
import type { PricedLine } from './rules.ts'

export type PromoRule = Selectable<PromoTables['promo_codes']>

const IS_FOR: Record<PromoRule['applies_to'], (line: PricedLine) => boolean> = {
  order: () => true,
  goods: (line) => !isBike(line) && !isUpgrade(line),
  accessories: ({ kind }) => kind === 'accessory',
  bikes: isBike,
  upgrades: ({ upgrade_cents = 0 }) => upgrade_cents > 0,
}

/** Tells whether a promo code applies to this line. A code for a product applies to each of its variants. */
export function isMeant({ applies_to, product_ids }: PromoRule, line: PricedLine): boolean {
  if (isGift(line) || !IS_FOR[applies_to](line)) return false
  const { product_id, parent_id } = line
  return product_ids.length === 0 || product_ids.some((id) => id === product_id || id === parent_id)
}

/** Returns the amount of a line, all pieces together, that a promo code may discount, in cents. */
export function baseOf(promo: PromoRule, line: PricedLine): number {
  if (!isMeant(promo, line)) return 0
  if (promo.kind === 'free_colour')
    return line.colour?.type === promo.colour_type ? line.colour.cents * line.count : 0
  return promo.applies_to === 'upgrades' ? (line.upgrade_cents ?? 0) * line.count : lineCents(line)
}
