import { defineRoutes } from '@nireeka/kit/routes'
import { lazyPage } from '@nireeka/ui'

import { type Area, layoutWith } from './areas.tsx'
import { NotFound } from './not-found.tsx'

/** The areas in the order of the navigation. */
const AREAS: readonly Area[] = [
  { label: 'Overview', path: '/backoffice', icon: 'eye', access: 'admin' },
  { label: 'Orders', path: '/backoffice/orders', icon: 'cart', access: 'admin' },
  { label: 'Stock', path: '/backoffice/stock', icon: 'bike', access: 'admin' },
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
  {
    path: '/backoffice/orders',
    title: 'Orders',
    description: 'All orders of the shop.',
    access: 'admin',
    skeleton: 'table',
    kind: 'dashboard',
    layout,
    page: lazyPage(() => import('./orders/orders-page.tsx').then((module) => module.OrdersPage)),
  },
  {
    path: '/backoffice/orders/:id',
    layout,
    page: lazyPage(() => import('./orders/page/order-page.tsx').then((module) => module.OrderPage)),
  },
  {
    path: '/backoffice/stock',
    title: 'Stock',
    description: 'Products and parts that are counted.',
    access: 'admin',
    skeleton: 'table',
    kind: 'dashboard',
    layout,
    page: lazyPage(() => import('./stock/stock-page.tsx').then((module) => module.StockPage)),
  },
  {
    path: '/backoffice/stock/:kind/:id',
    layout,
    page: lazyPage(() => import('./stock/page/stock-item-page.tsx').then((module) => module.StockItemPage)),
  },
  {
    path: '/backoffice/import',
    title: 'Import',
    description: 'Stock, prices and status from a file.',
    access: 'admin',
    skeleton: 'table',
    kind: 'dashboard',
    layout,
    page: lazyPage(() => import('./import/import-page.tsx').then((module) => module.ImportPage)),
  },
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
