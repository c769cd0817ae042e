import { toDollars } from '@nireeka/contracts'
import { type AccessoryCardData, LOW_STOCK } from '@nireeka/contracts/api'

import { type PicturedChoice, picturedColours } from './pictured-colours.ts'

/** The columns that an accessory's card needs. */
export const CARD = [
  'id',
  'title',
  'description',
  'category',
  'price_cents',
  'image',
  'stock',
  'rating',
  'rating_count',
  'has_variants',
  'colours',
] as const

type Row = Omit<AccessoryCardData, 'price' | 'availability' | 'pictured'> & { price_cents: number }

/** Returns a product's availability from its stock, where null means unlimited. */
export function availabilityOf(stock: number | null): AccessoryCardData['availability'] {
  if (stock === 0) return 'out_of_stock'
  return stock !== null && stock <= LOW_STOCK ? 'low' : 'in_stock'
}

/** Returns a product's card; `choices` are its variants that are on sale. */
export const toCard = (
  { price_cents, ...row }: Row,
  choices: readonly PicturedChoice[],
): AccessoryCardData => ({
  ...row,
  price: toDollars(price_cents),
  availability: availabilityOf(row.stock),
  pictured: picturedColours(choices),
})
