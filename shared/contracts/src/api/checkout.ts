import * as z from '@nireeka/contracts/zod'
import { AppliedPromo, CartLineData, FreeShipping, RefusedPromo } from './cart.ts'
import { answerOf, Dollars, DollarsInput, filled, Id, IdempotencyKey, IdParams, text } from './common.ts'

/** A delivery or billing address without its country, which is chosen separately because the price depends on it. */
export const AddressData = z.strictObject({
  name: filled(80),
  last_name: filled(80),
  street: filled(120),
  street_2: text(120).nullable().default(null),
  city: filled(80),
  region: text(80).nullable().default(null),
  /** Empty in countries without postcodes; `checkAddress` knows the form in each country. */
  postcode: text(20),
  phone: text(40).nullable().default(null),
})
export type PostalAddress = z.infer<typeof AddressData>

export const SHIPPING_METHODS = ['standard', 'express'] as const
export type ShippingMethod = (typeof SHIPPING_METHODS)[number]

export const PROVIDERS = ['sandbox', 'stripe', 'paypal'] as const
export type ProviderName = (typeof PROVIDERS)[number]

/** An address with its country, as a member enters it. */
export const AddressInput = z.strictObject({ address: AddressData, country_id: Id })
export type AddressInput = z.infer<typeof AddressInput>

const SavedAddress = AddressData.extend({ id: z.int(), country_id: z.int() })
export type SavedAddressData = z.infer<typeof SavedAddress>

/**
 * Answer of GET /api/addresses: the member's addresses, the last used first. POST adds one; PUT and DELETE take its
 * id.
 */
export const AddressesAnswer = answerOf(z.strictObject({ addresses: z.array(SavedAddress) }))
export const AddressParams = IdParams

/** How many working days the delivery takes. */
const Days = z.strictObject({ min: z.int(), max: z.int() })

const CountryData = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** False for countries that we don't ship to; the page says so before an address is typed. */
  served: z.boolean(),
  /** The name of the tax in that country: VAT, GST, Sales tax. */
  tax_label: z.string(),
  days: Days.nullable(),
})

/** A shipping method that is available for this cart and country. */
const MethodData = z.strictObject({
  id: z.enum(SHIPPING_METHODS),
  title: z.string(),
  price: Dollars,
  days: Days,
})

/** The price of a cart in dollars; shipping, tax, total and payable are null for countries that we don't ship to. */
const QuoteData = z.strictObject({
  country_id: z.int(),
  served: z.boolean(),
  subtotal: Dollars,
  discount: Dollars,
  shipping: Dollars.nullable(),
  tax: Dollars.nullable(),
  total: Dollars.nullable(),
  /** The part of the total that store credit pays; `payable` is the rest. */
  credits: Dollars,
  payable: Dollars.nullable(),
  /** The shipping method that the quote includes; `methods` lists all that are available for this cart. */
  method: z.enum(SHIPPING_METHODS),
  methods: z.array(MethodData),
  days: Days.nullable(),
  /**
   * Working days until the bikes are built, to which shipping days are added; 0 when nothing has to be built, null for
   * "on request".
   */
  lead_days: z.int().nullable(),
  promo: AppliedPromo.nullable(),
  refused_promo: RefusedPromo.nullable(),
  free_shipping: FreeShipping.nullable(),
})
export type QuoteAnswer = z.infer<typeof QuoteData>

/** A payment provider that is switched on. */
const ProviderData = z.strictObject({ id: z.enum(PROVIDERS), title: z.string(), note: z.string() })

/** Answer of GET /api/payment-methods: the payment providers that a checkout may choose, for everyone to know. */
export const PaymentMethodsAnswer = answerOf(z.strictObject({ providers: z.array(z.enum(PROVIDERS)) }))

/** Answer of GET /api/checkout. */
export const CheckoutAnswer = answerOf(
  QuoteData.extend({
    lines: z.array(CartLineData),
    /** The address that emails about the order go to, unless the shopper enters another one. */
    email: z.string(),
    addresses: z.array(SavedAddress),
    countries: z.array(CountryData),
    /** Store credit that can be spent now, in dollars. */
    balance: Dollars,
    providers: z.array(ProviderData),
  }),
)
export type CheckoutData = z.infer<typeof CheckoutAnswer>['data']

/** Body of POST /api/shipping-vat. The default country is the spec's, the default method is the standard one. */
export const ShippingVat = z.strictObject({
  country_id: Id.default(222),
  method: z.enum(SHIPPING_METHODS).default('standard'),
  use_credits: z.boolean().default(false),
})
export const ShippingVatAnswer = answerOf(QuoteData)
export type ShippingVatData = QuoteAnswer

/** Where the goods go: the id of a saved address, or a new address. */
const ChosenAddress = z.union([z.strictObject({ address_id: Id }), AddressInput])

/**
 * Body of POST /api/checkout. `expected_payable`: the amount in dollars that the page shows; the order is refused when
 * the real one differs.
 */
export const CheckoutOrder = z.strictObject({
  shipping: ChosenAddress,
  /** The billing address; null means the shipping address. */
  billing: ChosenAddress.nullable().default(null),
  /** The address for the order's emails; null means the account's. */
  email: z.email().max(254).nullable().default(null),
  shipping_method: z.enum(SHIPPING_METHODS).default('standard'),
  provider: z.enum(PROVIDERS),
  use_credits: z.boolean().default(false),
  /** The promo code that the page shows as applied; null when there is none. */
  promo_code: text(40).nullable().default(null),
  expected_payable: DollarsInput,
})
export type CheckoutInput = z.infer<typeof CheckoutOrder>
export const CheckoutHeaders = z.object({ 'idempotency-key': IdempotencyKey })

/**
 * Answer of POST /api/checkout. `redirect`: absolute address of the provider's payment page, or of our own page when
 * nothing is left to pay.
 */
export const PlacedAnswer = answerOf(
  z.strictObject({ order_id: z.int(), number: z.string(), redirect: z.string() }),
)
export type PlacedData = z.infer<typeof PlacedAnswer>['data']

/**
 * Path parameters of POST /api/configurator/change-promo-code/{id}: `id` is the code. The body's `total_price` is what
 * the page shows, and only a hint.
 */
export const ChangePromoCodeParams = z.strictObject({ id: text(40).min(1) })
export const ChangePromoCode = z.strictObject({ total_price: DollarsInput })
export const ChangePromoCodeAnswer = answerOf(
  z.strictObject({ code: z.string(), description: z.string(), discount: Dollars, total_price: Dollars }),
)
