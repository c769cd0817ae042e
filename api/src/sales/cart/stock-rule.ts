import { MAX_COUNT } from '@nireeka/contracts/api'

import { isShared, mostOf } from './line-problem.ts'

interface Product {
  title: string
  /** Pieces in stock; null for unlimited stock. */
  stock: number | null
  /** Pieces that the member's own unpaid orders hold. */
  reserved: number
}

/** How many of a product may lie in a cart that asks for `requested`, and what to tell when that is fewer. */
export function capCount(product: Product, requested: number): { count: number; message: string | null } {
  const { title } = product
  const most = mostOf(product)
  if (requested <= most) return { count: requested, message: null }
  if (most === 0) return { count: 0, message: `${title} is out of stock.` }
  const isLimited = isShared(product) || most === MAX_COUNT
  return { count: most, message: fewerSentence({ title, most, isLimited }) }
}

/** Returns what to tell when fewer pieces are available than requested: an order's limit, or the end of the stock. */
export const fewerSentence = ({
  title,
  most,
  isLimited,
}: {
  title: string
  most: number
  isLimited: boolean
}) => (isLimited ? `At most ${most} of ${title} per order.` : `Only ${most} of ${title} left.`)
