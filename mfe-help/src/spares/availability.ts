import type { Spare } from './spares.api.ts'

type Stocked = Pick<Spare, 'availability' | 'stock' | 'isForDealers'>

export const STOCK_TONES = {
  in_stock: 'success',
  low: 'highlight',
  out_of_stock: 'neutral',
  discontinued: 'neutral',
} as const

/** Returns a text about a part's stock. */
export function stockLabel({ availability, stock }: Stocked): string {
  if (availability === 'discontinued') return 'No longer made'
  if (availability === 'out_of_stock') return 'Sold out'
  return availability === 'low' && stock !== null ? `Only ${stock} left` : 'In stock'
}

/** Returns whether owners can buy a part: it isn't for dealers only, and it is in stock. */
export const mayBuy = ({ availability, isForDealers }: Stocked) =>
  !isForDealers && (availability === 'in_stock' || availability === 'low')
