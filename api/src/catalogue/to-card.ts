import { toDollars } from '@nireeka/contracts'
import { type AccessoryCardData, LOW_STOCK } from '@nireeka/contracts/api'

interface Row {
  id: number
  title: string
  description: string
  category: string
  price_cents: number
  image: string | null
  stock: number | null
  rating: number | string | null
  rating_count: number
}

/** Whether a product can be had; `stock` null means always. */
export function availabilityOf(stock: number | null): AccessoryCardData['availability'] {
  if (stock === 0) return 'out_of_stock'
  return stock !== null && stock <= LOW_STOCK ? 'low' : 'in_stock'
}

export const toCard = ({ price_cents, rating, ...row }: Row): AccessoryCardData => ({
  ...row,
  price: toDollars(price_cents),
  rating: rating === null ? null : Number(rating),
  availability: availabilityOf(row.stock),
})
