import * as z from '@nireeka/contracts/zod'
import { AppliedPromo, CartLineData, FreeShipping, RefusedPromo } from './cart.ts'
import { answerOf, Dollars, filled, Id, IdempotencyKey, IdParams, text } from './common.ts'

/** Where an order goes. The country is chosen apart, since the price depends on it. */
export const AddressData = z.strictObject({
  name: filled(80),
  last_name: filled(80),
  street: filled(120),
  street_2: text(120).nullable().default(null),
  city: filled(80),
  region: text(80).nullable().default(null),
  /** Empty where there are none; `checkAddress` knows each country's form. */
  postcode: text(20),
  phone: text(40).nullable().default(null),
})
export type AddressWish = z.infer<typeof AddressData>

export const SHIPPING_METHODS = ['standard', 'express'] as const
export type ShippingMethod = (typeof SHIPPING_METHODS)[number]

export const PROVIDERS = ['sandbox', 'stripe', 'paypal'] as const
export type ProviderName = (typeof PROVIDERS)[number]

/** An address with its country, as a member writes it. */
export const PlaceData = z.strictObject({ address: AddressData, country_id: Id })
export type PlaceWish = z.infer<typeof PlaceData>

const SavedAddress = AddressData.extend({ id: z.int(), country_id: z.int() })
export type SavedAddressData = z.infer<typeof SavedAddress>

/** GET /api/addresses: the member's own, the one used last first. POST adds one, PUT and DELETE take its id. */
export const AddressesAnswer = answerOf(z.strictObject({ addresses: z.array(SavedAddress) }))
export const AddressParams = IdParams

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

/** A way to send this cart there. */
const MethodData = z.strictObject({
  id: z.enum(SHIPPING_METHODS),
  title: z.string(),
  price: Dollars,
  days: Days,
})

/** In dollars; shipping, tax, total and payable are null where we don't ship. */
const QuoteData = z.strictObject({
  country_id: z.int(),
  served: z.boolean(),
  subtotal: Dollars,
  discount: Dollars,
  shipping: Dollars.nullable(),
  tax: Dollars.nullable(),
  total: Dollars.nullable(),
  /** What store credit pays of the total, and what is left to pay. */
  credits: Dollars,
  payable: Dollars.nullable(),
  /** The method that is counted, and all that this cart can take there. */
  method: z.enum(SHIPPING_METHODS),
  methods: z.array(MethodData),
  days: Days.nullable(),
  /** Working days until its bikes are built, before those on the way; 0: nothing is built for it, null: on request. */
  lead_days: z.int().nullable(),
  promo: AppliedPromo.nullable(),
  refused_promo: RefusedPromo.nullable(),
  free_shipping: FreeShipping.nullable(),
})
export type QuoteAnswer = z.infer<typeof QuoteData>

/** A way to pay that is on. */
const ProviderData = z.strictObject({ id: z.enum(PROVIDERS), title: z.string(), note: z.string() })

/** GET /api/checkout */
export const CheckoutAnswer = answerOf(
  QuoteData.extend({
    lines: z.array(CartLineData),
    /** Where emails about the order go, unless another address is given. */
    email: z.string(),
    addresses: z.array(SavedAddress),
    countries: z.array(CountryData),
    /** Dollars of store credit that can be spent now. */
    balance: Dollars,
    providers: z.array(ProviderData),
  }),
)
export type CheckoutData = z.infer<typeof CheckoutAnswer>['data']

/** POST /api/shipping-vat. Without a country: the spec's default; without a method: the standard one. */
export const ShippingVat = z.strictObject({
  country_id: Id.default(222),
  method: z.enum(SHIPPING_METHODS).default('standard'),
  use_credits: z.boolean().default(false),
})
export const ShippingVatAnswer = answerOf(QuoteData)
export type ShippingVatData = QuoteAnswer

/** One of the member's saved addresses, or a new one. */
const Place = z.union([z.strictObject({ address_id: Id }), PlaceData])

/** POST /api/checkout. `expected_payable`: the dollars that the page shows; nothing else is ever charged. */
export const CheckoutOrder = z.strictObject({
  shipping: Place,
  /** Null: the same as shipping. */
  billing: Place.nullable().default(null),
  /** Null: the account's. */
  email: z.email().max(254).nullable().default(null),
  shipping_method: z.enum(SHIPPING_METHODS).default('standard'),
  provider: z.enum(PROVIDERS),
  use_credits: z.boolean().default(false),
  /** The code that the page shows as counted; null: none. */
  promo_code: text(40).nullable().default(null),
  expected_payable: z.number().min(0).max(10_000_000),
})
export type CheckoutWish = z.infer<typeof CheckoutOrder>
export const CheckoutHeaders = z.object({ 'idempotency-key': IdempotencyKey })

/** `redirect`: the payment provider's page, or our own when nothing is left to pay; a whole address. */
export const PlacedAnswer = answerOf(
  z.strictObject({ order_id: z.int(), number: z.string(), redirect: z.string() }),
)
export type PlacedData = z.infer<typeof PlacedAnswer>['data']

/** POST /api/configurator/change-promo-code/{id}: the code; `total_price` is what the page shows, and only a hint. */
export const ChangePromoCodeParams = z.strictObject({ id: text(40).min(1) })
export const ChangePromoCode = z.strictObject({ total_price: z.number().min(0).max(10_000_000) })
export const ChangePromoCodeAnswer = answerOf(
  z.strictObject({ code: z.string(), description: z.string(), discount: Dollars, total_price: Dollars }),
)
