import { lazyPage } from '@nireeka/ui'

import type { ComponentType } from 'react'

/** The pages are one chunk: the remote’s entry names every chunk, and has a budget. */
const promoPages = () => import('./promo-codes/pages.ts')

/** Returns the pages of orders, returns, the workshop and promo codes. */
export const salesRoutes = (layout: ComponentType) =>
  [
    {
      path: '/backoffice/orders',
      title: 'Orders',
      description: 'All orders of the shop.',
      access: 'staff',
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
      path: '/backoffice/returns',
      title: 'Returns',
      description: 'What customers send back.',
      access: 'staff',
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
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => import('./workshop/workshop-page.tsx').then((module) => module.WorkshopPage)),
    },
    {
      path: '/backoffice/promo-codes',
      title: 'Promo codes',
      description: 'Discounts for carts.',
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => promoPages().then((module) => module.PromoCodesPage)),
    },
    {
      path: '/backoffice/promo-codes/new',
      layout,
      page: lazyPage(() => promoPages().then((module) => module.NewPromoPage)),
    },
    {
      path: '/backoffice/promo-codes/:id',
      layout,
      page: lazyPage(() => promoPages().then((module) => module.PromoPage)),
    },
  ] as const
