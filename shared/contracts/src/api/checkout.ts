import * as z from '@nireeka/contracts/zod'
import { CartLineData } from './cart.ts'
import { answerOf, Dollars, filled, Id, IdempotencyKey, text } from './common.ts'

/** Where an order goes. The country is chosen apart, since the price depends on it. */
export const AddressData = z.strictObject({
  name: filled(80),
  last_name: filled(80),
  street: filled(120),
  street_2: text(120).nullable().default(null),
  city: filled(80),
  region: text(80).nullable().default(null),
  postcode: filled(20),
  phone: text(40).nullable().default(null),
})
export type AddressWish = z.infer<typeof AddressData>

const SavedAddress = AddressData.extend({ id: z.int(), country_id: z.int() })

/** Working days on the way. */
const Days = z.strictObject({ min: z.int(), max: z.int() })

const CountryData = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** False: we don't ship there, and say so before anything is typed. */
  served: z.boolean(),
  /** What the tax is called there: VAT, GST, Sales tax. */
  tax_label: z.string(),
  days: Days.nullable(),
})

/** In dollars; shipping, tax and total are null where we don't ship. */
const QuoteData = z.strictObject({
  subtotal: Dollars,
  shipping: Dollars.nullable(),
  tax: Dollars.nullable(),
  total: Dollars.nullable(),
})

/** GET /api/checkout */
export const CheckoutAnswer = answerOf(
  QuoteData.extend({
    lines: z.array(CartLineData),
    addresses: z.array(SavedAddress),
    countries: z.array(CountryData),
    /** The country of the member's last order, at first the spec's default. */
    country_id: z.int(),
  }),
)
export type CheckoutData = z.infer<typeof CheckoutAnswer>['data']

/** POST /api/shipping-vat. Without a country: the spec's default. */
export const ShippingVat = z.strictObject({ country_id: Id.default(222) })
export const ShippingVatAnswer = answerOf(
  QuoteData.extend({ country_id: z.int(), served: z.boolean(), days: Days.nullable() }),
)
export type ShippingVatData = z.infer<typeof ShippingVatAnswer>['data']

/** POST /api/checkout. `expected_total`: the dollars that the page shows; nothing else is ever charged. */
export const CheckoutOrder = z.strictObject({
  address: AddressData,
  country_id: Id,
  provider: z.enum(['sandbox']),
  expected_total: z.number().min(0).max(10_000_000),
})
export type CheckoutWish = z.infer<typeof CheckoutOrder>
export const CheckoutHeaders = z.object({ 'idempotency-key': IdempotencyKey })

/** `redirect`: the payment provider's page, a whole address. */
export const PlacedAnswer = answerOf(z.strictObject({ order_id: z.int(), redirect: z.string() }))
