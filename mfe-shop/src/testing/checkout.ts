import type { CheckoutData, ShippingVatData } from '@nireeka/contracts/api'

const usa = { id: 222, name: 'United States', served: true, tax_label: 'Sales tax', days: { min: 4, max: 7 } }
const germany = { id: 81, name: 'Germany', served: true, tax_label: 'VAT', days: { min: 2, max: 5 } }
const cuba = { id: 55, name: 'Cuba', served: false, tax_label: 'Tax', days: null }

export const quotes: Record<number, ShippingVatData> = {
  222: {
    country_id: 222,
    served: true,
    days: usa.days,
    subtotal: 238,
    shipping: 15,
    tax: 18.97,
    total: 271.97,
  },
  81: {
    country_id: 81,
    served: true,
    days: germany.days,
    subtotal: 238,
    shipping: 20,
    tax: 49.02,
    total: 307.02,
  },
  55: { country_id: 55, served: false, days: null, subtotal: 238, shipping: null, tax: null, total: null },
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

/** A member's checkout with two helmets, and an address from an earlier order. */
export const checkoutData: CheckoutData = {
  subtotal: 238,
  shipping: 15,
  tax: 18.97,
  total: 271.97,
  country_id: 222,
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
    },
  ],
}
