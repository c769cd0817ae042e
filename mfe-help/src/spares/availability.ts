import type { Spare } from './spares.api.ts'

type Stocked = Pick<Spare, 'availability' | 'stock' | 'isForDealers'>

/** The state of the stock in words. */
export function stockLabel({ availability, stock }: Stocked): string {
  if (availability === 'discontinued') return 'No longer made'
  if (availability === 'out_of_stock') return 'Sold out'
  return availability === 'low' && stock !== null ? `Only ${stock} left` : 'In stock'
}

/** Owners buy what they may fit themselves, while it is there. */
export const mayBuy = ({ availability, isForDealers }: Stocked) =>
  !isForDealers && (availability === 'in_stock' || availability === 'low')
