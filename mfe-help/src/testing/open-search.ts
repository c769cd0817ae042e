import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'

import { routes } from '../routes.ts'

export const SEARCH = 'GET /api/help-center/search'

/** A page of results without its items, and one of them. */
export const hits = { page: 1, per_page: 10, total: 11, corrected: null }
export const hit = {
  id: 8,
  title: 'Winter storage',
  group: 'Battery and charging',
  excerpt: 'Take it indoors.',
}

/** Opens a page of the help centre with these replies, and returns the calls that it makes. */
export const open = (path: string, replies: Record<string, unknown>) => {
  const { http, calls } = fakeHttp(replies)
  renderRoutes(routes, path, { http })
  return calls
}
