import type { CheckoutData, ShippingVatData } from '@nireeka/contracts/api'
import { inOurNames } from '@nireeka/kit'

const usa = { id: 222, name: 'United States', served: true, tax_label: 'Sales tax', days: { min: 4, max: 7 } }
const germany = { id: 80, name: 'Germany', served: true, tax_label: 'VAT', days: { min: 2, max: 5 } }
const cuba = { id: 55, name: 'Cuba', served: false, tax_label: 'Tax', days: null }

const usaQuote: ShippingVatData = {
  country_id: 222,
  served: true,
  subtotal: 238,
  discount: 0,
  shipping: 15,
  tax: 18.97,
  total: 271.97,
  credits: 0,
  payable: 271.97,
  lead_days: 0,
  method: 'standard',
  methods: [
    { id: 'standard', title: 'Standard', price: 15, days: usa.days },
    { id: 'express', title: 'Express', price: 32, days: { min: 1, max: 2 } },
  ],
  days: usa.days,
  promo: null,
  refused_promo: null,
  free_shipping: { from: 300, missing: 62 },
}

export const quotes: Record<number, ShippingVatData> = {
  222: usaQuote,
  80: {
    ...usaQuote,
    country_id: 80,
    days: germany.days,
    methods: [{ id: 'standard', title: 'Standard', price: 20, days: germany.days }],
    shipping: 20,
    tax: 49.02,
    total: 307.02,
    payable: 307.02,
    free_shipping: null,
  },
  55: {
    ...usaQuote,
    country_id: 55,
    served: false,
    days: null,
    methods: [],
    shipping: null,
    tax: null,
    total: null,
    payable: null,
    free_shipping: null,
  },
}

export const address = {
  name: 'Ann',
  last_name: 'Rider',
  street: 'Canal Street 12',
  street_2: null,
  city: 'Portland',
  region: 'OR',
  postcode: '97201',
  phone: null,
}

/** Test data: a returning member's checkout with two helmets, and an address from an earlier order. */
export const checkoutData: CheckoutData = {
  ...usaQuote,
  email: 'ann@example.com',
  balance: 0,
  providers: [{ id: 'sandbox', title: 'Card or PayPal (test mode)', note: 'No money is taken.' }],
  countries: [usa, germany, cuba],
  addresses: [{ id: 5, country_id: 222, ...address }],
  lines: [
    {
      id: 31,
      product_id: 1001,
      title: 'City helmet',
      description: 'A light at the back.',
      image: null,
      price: 119,
      count: 2,
      bike_slug: null,
      order_bike_id: null,
      kind: 'accessory',
      available: 20,
      problem: null,
      notice: null,
      warning: null,
      choices: [],
      delivery: null,
      build: null,
    },
  ],
}

/** Test data: the same checkout for a member who has never ordered. */
export const firstTime: CheckoutData = { ...checkoutData, addresses: [] }

/** Test data: a returning member's checkout in the page's own field names. */
export const returningCheckout = inOurNames(checkoutData)
export const firstCheckout = inOurNames(firstTime)
