import type { AccessoryCard } from './accessories.api.ts'

/**
 * Returns whether a card shows "from" before its price: among products with variants, only gift card amounts differ
 * in price.
 */
export const beginsAtPrice = ({ category, hasVariants }: AccessoryCard) => hasVariants && category === 'gift'
