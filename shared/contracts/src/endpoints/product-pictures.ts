import {
  AdminProductAnswer,
  DrawnPicturesAnswer,
  IdParams,
  ProductPictureHeaders,
  ProductPictureParams,
  ProductPicturesInput,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** The pictures of products: sent by admins, or drawn from the models. */
export const productPictureEndpoints = {
  drawn: {
    method: 'GET',
    path: '/api/backoffice/drawn-pictures',
    access: 'staff',
    answer: DrawnPicturesAnswer,
  },
  add: {
    method: 'POST',
    path: '/api/backoffice/products/:id/pictures',
    access: 'staff',
    params: IdParams,
    headers: ProductPictureHeaders,
    body: 'file',
    answer: AdminProductAnswer,
  },
  order: {
    method: 'POST',
    path: '/api/backoffice/products/:id/pictures/order',
    access: 'staff',
    params: IdParams,
    body: ProductPicturesInput,
    answer: AdminProductAnswer,
  },
  picture: {
    method: 'GET',
    path: '/api/product-pictures/:name',
    access: 'guest',
    params: ProductPictureParams,
    answer: 'file',
  },
} as const satisfies EndpointGroup
