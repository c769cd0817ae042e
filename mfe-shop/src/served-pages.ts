import type { ServedPage } from '@nireeka/kit/remote'

import { accessories, accessory } from './accessories/accessories.api.ts'
import { readWish } from './accessories/wish.ts'

/** The pages that come as HTML, and the data of their first view. */
export const servedPages: ServedPage[] = [
  { path: '/shop', movedTo: '/shop/accessories' },
  {
    path: '/shop/accessories',
    load: ({ http, query, load }) => load(accessories(http, readWish(query))),
  },
  {
    path: '/shop/accessories/:id',
    load: ({ http, params: { id = '' }, load }) => load(accessory(http, id)),
  },
  { path: '*', status: 404 },
]
