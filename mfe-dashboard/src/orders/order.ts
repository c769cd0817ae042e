import type {
  LineBuildData,
  OrderData,
  OrderStatus,
  PaymentState,
  ShippingMethod,
  ShownOrderStatus,
} from '@nireeka/contracts/api'
import { toCode } from '@nireeka/contracts/bike-build'

import { upgradePath } from '../bikes/bike.ts'

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
  /** Of a bike or upgrades: the chosen parts by name. */
  parts: string | null
  image: string | null
  /** Dollars for one piece, as it was when the order was placed. */
  price: number
  count: number
  /** Where the shop shows it; null: it has no page. */
  path: string | null
  /** One can be bought today, as it is. */
  isSold: boolean
  /** Of a bike: where the configurator builds it once more. */
  againPath: string | null
  /** Of a bike that is paid: where upgrades for it are chosen. */
  upgradePath: string | null
}

/** Money that went back, in dollars. */
export interface Refund {
  amount: number
  /** What of it became store credit. */
  toCredits: number
  reason: string
  state: 'requested' | 'done' | 'failed'
  at: Date
}

export interface Order extends OrderSummary {
  subtotal: number
  discount: number
  promoCode: string | null
  shipping: number
  shippingMethod: ShippingMethod
  /** Working days on the way, as promised. */
  days: { min: number; max: number } | null
  /** Working days until its bikes were built, before `days`; 0: nothing was, null: on request. */
  leadDays: number | null
  tax: number
  /** What the tax is called there. */
  taxLabel: string
  /** What store credit has paid of the total. */
  credits: number
  refunds: Refund[]
  /** Null: store credit has paid it all. */
  payment: { provider: string; state: PaymentState; amount: number } | null
  invoiceNumber: string | null
  mayCancel: boolean
  email: string | null
  /** Line by line, as it stands on the parcel. */
  address: string[]
  phone: string | null
  /** Null: the same as the address it goes to. */
  billing: string[] | null
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
  ...amountsOf(data),
  promoCode: data.promo_code,
  shippingMethod: data.shipping_method,
  days: data.days,
  leadDays: data.lead_days,
  refunds: data.refunds.map(({ to_credits, at, ...refund }) => ({
    ...refund,
    toCredits: to_credits,
    at: new Date(at),
  })),
  payment: data.payment,
  invoiceNumber: data.invoice_number,
  mayCancel: data.may_cancel,
  email: data.email,
  address: toAddress(data),
  phone: data.address.phone,
  billing: data.billing && toAddress(data.billing),
  lines: data.lines.map(toLine),
  moves: data.moves.map(({ status, at }) => ({ status, at: new Date(at) })),
  payUrl: data.pay_url,
})

const amountsOf = ({ subtotal, discount, shipping, tax, tax_label, credits }: OrderData) => ({
  subtotal,
  discount,
  shipping,
  tax,
  taxLabel: tax_label,
  credits,
})

const toLine = ({
  product_id,
  title,
  image,
  price,
  count,
  ...line
}: OrderData['lines'][number]): OrderLine => ({
  productId: product_id,
  title,
  image,
  price,
  count,
  parts: line.build ? line.description : null,
  path: line.kind === 'accessory' ? `/shop/accessories/${product_id}` : null,
  isSold: line.is_sold && line.kind !== 'bike',
  ...waysOn(line),
})

/** A bike may be built again or upgraded; upgrades themselves lead nowhere. */
function waysOn({ kind, bike_slug: slug, order_bike_id: id, build }: LineWays) {
  if (kind !== 'bike' || !slug) return { againPath: null, upgradePath: null }
  return {
    againPath: build ? `/configurator/${slug}?build=${toCode(toBuild(build))}` : null,
    upgradePath: id === null ? null : upgradePath({ id, slug }),
  }
}

type LineWays = Pick<OrderData['lines'][number], 'kind' | 'bike_slug' | 'order_bike_id' | 'build'>

const toBuild = ({ size_id, color_id, ral, part_ids }: LineBuildData) => ({
  sizeId: size_id,
  colourId: color_id,
  ral,
  partIds: part_ids,
})

function toAddress({ address, country }: Pick<OrderData, 'address' | 'country'>): string[] {
  const { name, last_name, street, street_2, city, region, postcode } = address
  const town = [region ? `${city}, ${region}` : city, postcode].filter(Boolean).join(' ')
  return [`${name} ${last_name}`, street, street_2 ?? '', town, country].filter(Boolean)
}
