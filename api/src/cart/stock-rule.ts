import { MAX_COUNT } from '@nireeka/contracts/api'

interface Product {
  title: string
  /** Null: there is always enough. */
  stock: number | null
}

/** How many of a product may lie in a cart that wishes for `wished`, and what to tell when that is fewer. */
export function capCount(
  { title, stock }: Product,
  wished: number,
): { count: number; message: string | null } {
  const most = Math.min(MAX_COUNT, stock ?? MAX_COUNT)
  if (wished <= most) return { count: wished, message: null }
  if (most === 0) return { count: 0, message: `${title} is out of stock.` }
  return {
    count: most,
    message: stock === most ? `Only ${most} of ${title} left.` : `At most ${most} of ${title} per order.`,
  }
}
