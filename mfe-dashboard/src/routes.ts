import { defineRoutes } from '@nireeka/kit/routes'

import { LAZY_PAGES } from './lazy-pages.ts'
import { NotFound } from './not-found.tsx'
import { OrdersPage } from './orders/orders-page.tsx'
import { OverviewPage } from './overview/overview-page.tsx'

export const routes = defineRoutes([
  {
    path: '/dashboard',
    title: 'Dashboard',
    description: 'Your bikes, orders and account.',
    kind: 'dashboard',
    access: 'member',
    skeleton: 'account',
    page: OverviewPage,
  },
  { path: '/dashboard/orders', page: OrdersPage },
  { path: '/dashboard/orders/:id', page: LAZY_PAGES.order },
  { path: '/dashboard/orders/:id/return', page: LAZY_PAGES.returnItems },
  { path: '/dashboard/profile', page: LAZY_PAGES.profile },
  { path: '/dashboard/bikes', page: LAZY_PAGES.bikes },
  { path: '/dashboard/builds', page: LAZY_PAGES.builds },
  { path: '/dashboard/bikes/:id', page: LAZY_PAGES.bike },
  { path: '/dashboard/settings', page: LAZY_PAGES.settings },
  { path: '/dashboard/my-data', page: LAZY_PAGES.myData },
  { path: '/dashboard/addresses', page: LAZY_PAGES.addresses },
  { path: '/dashboard/payments', page: LAZY_PAGES.payments },
  { path: '/dashboard/credits', page: LAZY_PAGES.credits },
  { path: '/dashboard/notifications', page: LAZY_PAGES.notifications },
  { path: '/dashboard/support', page: LAZY_PAGES.support },
  { path: '/dashboard/support/new', page: LAZY_PAGES.newTicket },
  { path: '/dashboard/support/:id', page: LAZY_PAGES.ticket },
  { path: '*', status: 404, page: NotFound },
])
