import { defineRoutes } from '@nireeka/kit/routes'
import { lazyPage } from '@nireeka/ui'

import { type Area, layoutWith } from './areas.tsx'
import { bikeRoutes } from './bikes/bike-routes.ts'
import { goodsRoutes } from './goods-routes.ts'
import { NotFound } from './not-found.tsx'
import { salesRoutes } from './sales-routes.ts'

/** The areas in the order of the navigation. */
const AREAS: readonly Area[] = [
  { label: 'Overview', path: '/backoffice', icon: 'eye', access: 'admin' },
  { label: 'Orders', path: '/backoffice/orders', icon: 'cart', access: 'admin' },
  { label: 'Workshop', path: '/backoffice/workshop', icon: 'settings', access: 'admin' },
  { label: 'Returns', path: '/backoffice/returns', icon: 'reply', access: 'admin' },
  { label: 'Products', path: '/backoffice/products', icon: 'menu', access: 'admin' },
  { label: 'Stock', path: '/backoffice/stock', icon: 'check', access: 'admin' },
  { label: 'Bikes', path: '/backoffice/bikes', icon: 'bike', access: 'admin' },
  { label: 'Promo codes', path: '/backoffice/promo-codes', icon: 'heart', access: 'admin' },
  { label: 'Reviews', path: '/backoffice/reviews', icon: 'edit', access: 'staff' },
  { label: 'Audit log', path: '/backoffice/audit-log', icon: 'lock', access: 'admin' },
]
const layout = layoutWith(AREAS)

export const routes = defineRoutes([
  {
    path: '/backoffice',
    title: 'Back office',
    description: 'Orders, stock and releases.',
    access: 'admin',
    skeleton: 'table',
    kind: 'dashboard',
    layout,
    page: lazyPage(() => import('./overview/overview-page.tsx').then((module) => module.OverviewPage)),
  },
  ...salesRoutes(layout),
  ...goodsRoutes(layout),
  ...bikeRoutes(layout),
  {
    path: '/backoffice/audit-log',
    title: 'Audit log',
    description: 'Everything that staff have changed.',
    access: 'admin',
    skeleton: 'table',
    kind: 'dashboard',
    layout,
    page: lazyPage(() => import('./audit-log/audit-log-page.tsx').then((module) => module.AuditLogPage)),
  },
  {
    path: '/backoffice/reviews',
    title: 'Reviews',
    description: 'Reviews that wait to be read.',
    access: 'staff',
    skeleton: 'table',
    kind: 'dashboard',
    layout,
    page: lazyPage(() => import('./reviews/reviews-page.tsx').then((module) => module.ReviewsPage)),
  },
  { path: '*', status: 404, layout, page: NotFound },
])
