import type { CartItem, Platform } from '@nireeka/contracts'
import { fakeHttp, fakePlatform, renderRoutes } from '@nireeka/kit/testing'

import { routes } from '../routes.ts'
import { review, reviewsOf } from './accessories.ts'

/** Opens a product's page at a path; `replies` answers the requests other than its reviews. */
export function openProduct(path: string, replies: Record<string, unknown>, parts: Partial<Platform> = {}) {
  const added: CartItem[] = []
  const cart = { ...fakePlatform().cart, add: async (item: CartItem) => void added.push(item) }
  const id = /\d+/.exec(path)?.[0]
  const { http, calls } = fakeHttp({
    [`GET /api/accessories/${id}/reviews`]: reviewsOf(review),
    ...replies,
  })
  const view = renderRoutes(routes, path, { http, cart, ...parts })
  return { ...view, added, calls }
}
