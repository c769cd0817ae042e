import {
  IdParams,
  PromoCodeAnswer,
  PromoCodeChange,
  PromoCodeCountsAnswer,
  PromoCodeCountsQuery,
  PromoCodeEnd,
  PromoCodeInput,
  PromoCodeQuery,
  PromoCodesAnswer,
  PromoPreviewAnswer,
  PromoPreviewQuery,
  PromoProductsAnswer,
  PromoProductsQuery,
  PromoUsesAnswer,
  PromoUsesQuery,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** The promo codes, as the back office manages them. */
export const promoAdminEndpoints = {
  list: {
    method: 'GET',
    path: '/api/backoffice/promo-codes',
    access: 'staff',
    query: PromoCodeQuery,
    answer: PromoCodesAnswer,
  },
  counts: {
    method: 'GET',
    path: '/api/backoffice/promo-codes/counts',
    access: 'staff',
    query: PromoCodeCountsQuery,
    answer: PromoCodeCountsAnswer,
  },
  preview: {
    method: 'GET',
    path: '/api/backoffice/promo-codes/preview',
    access: 'staff',
    query: PromoPreviewQuery,
    answer: PromoPreviewAnswer,
  },
  products: {
    method: 'GET',
    path: '/api/backoffice/promo-codes/products',
    access: 'staff',
    query: PromoProductsQuery,
    answer: PromoProductsAnswer,
  },
  read: {
    method: 'GET',
    path: '/api/backoffice/promo-codes/:id',
    access: 'staff',
    params: IdParams,
    answer: PromoCodeAnswer,
  },
  uses: {
    method: 'GET',
    path: '/api/backoffice/promo-codes/:id/uses',
    access: 'staff',
    params: IdParams,
    query: PromoUsesQuery,
    answer: PromoUsesAnswer,
  },
  create: {
    method: 'POST',
    path: '/api/backoffice/promo-codes',
    access: 'staff',
    body: PromoCodeInput,
    answer: PromoCodeAnswer,
  },
  change: {
    method: 'PUT',
    path: '/api/backoffice/promo-codes/:id',
    access: 'staff',
    params: IdParams,
    body: PromoCodeChange,
    answer: PromoCodeAnswer,
  },
  end: {
    method: 'POST',
    path: '/api/backoffice/promo-codes/:id/end',
    access: 'staff',
    params: IdParams,
    body: PromoCodeEnd,
    answer: PromoCodeAnswer,
  },
} as const satisfies EndpointGroup
