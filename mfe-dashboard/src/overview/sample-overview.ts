import type { Session, Stream, User } from '@nireeka/contracts'
import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'

import { routes } from '../routes.ts'

const anna: User = {
  id: 1,
  name: 'Anna',
  last_name: 'Berg',
  email: 'anna@example.com',
  avatar: null,
  user_name: 'anna',
  unit: 0,
  is_admin: 0,
}
const session$: Stream<Session> = {
  value: { status: 'member', user: anna },
  subscribe: () => ({ unsubscribe: () => undefined }),
}

/** Test data: an open ticket, in the server's format. */
export const ticket = {
  id: 4,
  number: 'T-10004',
  subject: 'A rattling noise',
  category: 'bike',
  priority: 'normal',
  state: 'open',
  updated_at: '2026-11-02T12:00:00Z',
  message_count: 2,
  last_message: null,
  order: null,
  bike: null,
}

export const ticketPage = (...items: unknown[]) => ({
  items,
  page: 1,
  per_page: 20,
  total: items.length,
  counts: { open: items.length, closed: 0 },
})

export const creditPage = (balance: number, expiring: unknown[] = []) => ({
  balance,
  expiring,
  items: [],
  page: 1,
  per_page: 20,
  total: 0,
})

/** Opens the dashboard of a member with these orders, for tests. `more` are further answers of the server. */
export function openOverview(reply: unknown, path = '/dashboard', more: Record<string, unknown> = {}) {
  const { http } = fakeHttp({
    'GET /api/orders': reply,
    'POST /api/user/getUserBikes': { bikes: [] },
    'GET /api/tickets': ticketPage(),
    'GET /api/credits': creditPage(0),
    'GET /api/builds': { items: [] },
    ...more,
  })
  renderRoutes(routes, path, { http, session$ })
}
