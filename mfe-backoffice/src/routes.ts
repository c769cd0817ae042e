import { defineRoutes } from '@nireeka/kit/routes'
import { lazyPage } from '@nireeka/ui'

import { type Area, layoutWith } from './areas.tsx'
import { bikeRoutes } from './bikes/bike-routes.ts'
import { NotFound } from './not-found.tsx'

/** The areas in the order of the navigation. */
const AREAS: readonly Area[] = [
  { label: 'Overview', path: '/backoffice', icon: 'eye', access: 'admin' },
  { label: 'Orders', path: '/backoffice/orders', icon: 'cart', access: 'admin' },
  { label: 'Products', path: '/backoffice/products', icon: 'menu', access: 'admin' },
  { label: 'Stock', path: '/backoffice/stock', icon: 'bike', access: 'admin' },
  { label: 'Bikes', path: '/backoffice/bikes', icon: 'bike', access: 'admin' },
  { label: 'Returns', path: '/backoffice/returns', icon: 'reply', access: 'admin' },
  { label: 'Workshop', path: '/backoffice/workshop', icon: 'bike', access: 'admin' },
  { label: 'Promo codes', path: '/backoffice/promo-codes', icon: 'bell', access: 'admin' },
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
  ...bikeRoutes(layout),
  {
    path: '/backoffice/products',
    title: 'Products',
    description: 'Accessories and spare parts.',
    access: 'admin',
    skeleton: 'table',
    kind: 'dashboard',
    layout,
    page: lazyPage(() => import('./products/products-page.tsx').then((module) => module.ProductsPage)),
  },
  {
    path: '/backoffice/products/new',
    layout,
    page: lazyPage(() =>
      import('./products/page/new-product-page.tsx').then((module) => module.NewProductPage),
    ),
  },
  {
    path: '/backoffice/products/:id',
    layout,
    page: lazyPage(() => import('./products/page/product-page.tsx').then((module) => module.ProductPage)),
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
    path: '/backoffice/returns',
    title: 'Returns',
    description: 'What customers send back.',
    access: 'admin',
    skeleton: 'table',
    kind: 'dashboard',
    layout,
    page: lazyPage(() => import('./returns/returns-page.tsx').then((module) => module.ReturnsPage)),
  },
  {
    path: '/backoffice/returns/:id',
    layout,
    page: lazyPage(() => import('./returns/page/return-page.tsx').then((module) => module.ReturnPage)),
  },
  {
    path: '/backoffice/workshop',
    title: 'Workshop',
    description: 'Bikes to build.',
    access: 'admin',
    skeleton: 'table',
    kind: 'dashboard',
    layout,
    page: lazyPage(() => import('./workshop/workshop-page.tsx').then((module) => module.WorkshopPage)),
  },
  {
    path: '/backoffice/promo-codes',
    title: 'Promo codes',
    description: 'Discounts for carts.',
    access: 'admin',
    skeleton: 'table',
    kind: 'dashboard',
    layout,
    page: lazyPage(() =>
      import('./promo-codes/promo-codes-page.tsx').then((module) => module.PromoCodesPage),
    ),
  },
  {
    path: '/backoffice/promo-codes/new',
    layout,
    page: lazyPage(() => import('./promo-codes/new-promo-page.tsx').then((module) => module.NewPromoPage)),
  },
  {
    path: '/backoffice/promo-codes/:id',
    layout,
    page: lazyPage(() => import('./promo-codes/promo-page.tsx').then((module) => module.PromoPage)),
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
