import {
  AccessoriesAnswer,
  AccessoryAnswer,
  AccessoryQuery,
  FittingAnswer,
  FittingQuery,
  IdParams,
  NothingAnswer,
  StockAlertEnd,
  StockAlertInput,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const catalogueEndpoints = {
  accessories: {
    method: 'GET',
    path: '/api/accessories',
    access: 'guest',
    query: AccessoryQuery,
    answer: AccessoriesAnswer,
  },
  fitting: {
    method: 'GET',
    path: '/api/accessories/fitting',
    access: 'guest',
    query: FittingQuery,
    answer: FittingAnswer,
  },
  accessory: {
    method: 'GET',
    path: '/api/accessories/:id',
    access: 'guest',
    params: IdParams,
    answer: AccessoryAnswer,
  },
  addStockAlert: {
    method: 'POST',
    path: '/api/accessories/:id/stock-alert',
    access: 'guest',
    params: IdParams,
    body: StockAlertInput,
    answer: NothingAnswer,
  },
  endStockAlert: {
    method: 'POST',
    path: '/api/stock-alerts/end',
    access: 'guest',
    body: StockAlertEnd,
    answer: NothingAnswer,
  },
} as const satisfies EndpointGroup
