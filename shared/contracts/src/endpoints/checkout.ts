import {
  AddressesAnswer,
  AddressParams,
  ChangePromoCode,
  ChangePromoCodeAnswer,
  ChangePromoCodeParams,
  CheckoutAnswer,
  CheckoutHeaders,
  CheckoutOrder,
  PlacedAnswer,
  AddressInput,
  PaymentMethodsAnswer,
  ShippingVat,
  ShippingVatAnswer,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const checkoutEndpoints = {
  read: { method: 'GET', path: '/api/checkout', access: 'member', answer: CheckoutAnswer },
  paymentMethods: {
    method: 'GET',
    path: '/api/payment-methods',
    access: 'guest',
    answer: PaymentMethodsAnswer,
  },
  quote: {
    method: 'POST',
    path: '/api/shipping-vat',
    access: 'member',
    body: ShippingVat,
    answer: ShippingVatAnswer,
  },
  placeOrder: {
    method: 'POST',
    path: '/api/checkout',
    access: 'member',
    headers: CheckoutHeaders,
    body: CheckoutOrder,
    answer: PlacedAnswer,
  },
  addresses: { method: 'GET', path: '/api/addresses', access: 'member', answer: AddressesAnswer },
  addAddress: {
    method: 'POST',
    path: '/api/addresses',
    access: 'member',
    body: AddressInput,
    answer: AddressesAnswer,
  },
  changeAddress: {
    method: 'PUT',
    path: '/api/addresses/:id',
    access: 'member',
    params: AddressParams,
    body: AddressInput,
    answer: AddressesAnswer,
  },
  removeAddress: {
    method: 'DELETE',
    path: '/api/addresses/:id',
    access: 'member',
    params: AddressParams,
    answer: AddressesAnswer,
  },
  changePromoCode: {
    method: 'POST',
    path: '/api/configurator/change-promo-code/:id',
    access: 'member',
    params: ChangePromoCodeParams,
    body: ChangePromoCode,
    answer: ChangePromoCodeAnswer,
  },
} as const satisfies EndpointGroup
