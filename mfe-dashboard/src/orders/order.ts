import type { OrderData, OrderStatus, ShownOrderStatus } from '@nireeka/contracts/api'

export interface OrderSummary {
  id: number
  number: string
  status: ShownOrderStatus
  placedAt: Date
  /** Dollars. */
  total: number
  itemCount: number
  lines: Array<{ title: string; count: number }>
}

export interface OrderLine {
  productId: number
  title: string
  image: string | null
  /** Dollars for one piece, as it was when the order was placed. */
  price: number
  count: number
}

export interface Order extends OrderSummary {
  subtotal: number
  shipping: number
  tax: number
  /** Line by line, as it stands on the parcel. */
  address: string[]
  phone: string | null
  lines: OrderLine[]
  /** The oldest first. */
  moves: Array<{ status: OrderStatus; at: Date }>
  /** The payment page, while there is still something to pay. */
  payUrl: string | null
}

type SummaryData = Pick<OrderData, 'id' | 'number' | 'status' | 'placed_at' | 'total' | 'item_count'> & {
  lines: Array<{ title: string; count: number }>
}

export const toSummary = ({
  id,
  number,
  status,
  placed_at,
  total,
  item_count,
  lines,
}: SummaryData): OrderSummary => ({
  id,
  number,
  status,
  total,
  placedAt: new Date(placed_at),
  itemCount: item_count,
  lines: lines.map(({ title, count }) => ({ title, count })),
})

export const toOrder = (data: OrderData): Order => ({
  ...toSummary(data),
  subtotal: data.subtotal,
  shipping: data.shipping,
  tax: data.tax,
  address: toAddress(data),
  phone: data.address.phone,
  lines: data.lines.map(({ product_id, ...line }) => ({ ...line, productId: product_id })),
  moves: data.moves.map(({ status, at }) => ({ status, at: new Date(at) })),
  payUrl: data.pay_url,
})

function toAddress({ address, country }: OrderData): string[] {
  const { name, last_name, street, street_2, city, region, postcode } = address
  const town = `${region ? `${city}, ${region}` : city} ${postcode}`
  return [`${name} ${last_name}`, street, street_2 ?? '', town, country].filter(Boolean)
}
