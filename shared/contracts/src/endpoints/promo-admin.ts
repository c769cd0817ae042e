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
    access: 'admin',
    query: PromoCodeQuery,
    answer: PromoCodesAnswer,
  },
  counts: {
    method: 'GET',
    path: '/api/backoffice/promo-codes/counts',
    access: 'admin',
    query: PromoCodeCountsQuery,
    answer: PromoCodeCountsAnswer,
  },
  preview: {
    method: 'GET',
    path: '/api/backoffice/promo-codes/preview',
    access: 'admin',
    query: PromoPreviewQuery,
    answer: PromoPreviewAnswer,
  },
  products: {
    method: 'GET',
    path: '/api/backoffice/promo-codes/products',
    access: 'admin',
    query: PromoProductsQuery,
    answer: PromoProductsAnswer,
  },
  read: {
    method: 'GET',
    path: '/api/backoffice/promo-codes/:id',
    access: 'admin',
    params: IdParams,
    answer: PromoCodeAnswer,
  },
  uses: {
    method: 'GET',
    path: '/api/backoffice/promo-codes/:id/uses',
    access: 'admin',
    params: IdParams,
    query: PromoUsesQuery,
    answer: PromoUsesAnswer,
  },
  create: {
    method: 'POST',
    path: '/api/backoffice/promo-codes',
    access: 'admin',
    body: PromoCodeInput,
    answer: PromoCodeAnswer,
  },
  change: {
    method: 'PUT',
    path: '/api/backoffice/promo-codes/:id',
    access: 'admin',
    params: IdParams,
    body: PromoCodeChange,
    answer: PromoCodeAnswer,
  },
  end: {
    method: 'POST',
    path: '/api/backoffice/promo-codes/:id/end',
    access: 'admin',
    params: IdParams,
    body: PromoCodeEnd,
    answer: PromoCodeAnswer,
  },
} as const satisfies EndpointGroup
