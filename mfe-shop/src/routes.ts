import { defineRoutes } from '@nireeka/kit/routes'
import { lazyPage } from '@nireeka/ui'

import { AccessoriesPage } from './accessories/list/accessories-page.tsx'
import * as accessoriesServer from './accessories/list/accessories-page.server.ts'
import { AccessoryPage } from './accessories/product/accessory-page.tsx'
import * as accessoryServer from './accessories/product/accessory-page.server.ts'
import { NotFound } from './not-found.tsx'

export const routes = defineRoutes([
  {
    path: '/shop',
    title: 'Shop',
    description: 'Accessories and your order.',
    kind: 'shop',
    movedTo: '/shop/accessories',
  },
  {
    path: '/shop/accessories',
    title: 'Accessories',
    description: 'Helmets, bags, lights, locks and more, made for our bikes.',
    kind: 'shop',
    skeleton: 'list',
    skeletonBelow: 'detail',
    page: AccessoriesPage,
    query: ['category', 'q', 'bike', 'colour', 'min', 'max', 'in_stock', 'sort', 'page'],
    server: accessoriesServer,
    isKept: true,
  },
  {
    path: '/shop/accessories/:id',
    page: AccessoryPage,
    query: ['colour', 'stars', 'sort', 'page'],
    server: accessoryServer,
    sitemap: [{ path: '/shop/accessories/:id', address: '/api/accessories', list: 'items', isPaged: true }],
  },
  // The cart is personal, so search engines must not index it.
  {
    path: '/shop/cart',
    title: 'Your cart',
    description: 'Your items, and what they cost.',
    kind: 'shop',
    skeleton: 'text',
    search: 'closed',
    page: lazyPage(() =>
      import(/* webpackChunkName: "cart" */ './cart/cart-page.tsx').then((module) => module.CartPage),
    ),
    chunk: 'cart',
  },
  // The server renders what a guest sees first.
  {
    path: '/shop/cart/checkout',
    title: 'Checkout',
    description: 'Address, delivery and payment.',
    kind: 'shop',
    skeleton: 'detail',
    search: 'closed',
    page: lazyPage(
      () =>
        import(/* webpackChunkName: "checkout" */ './checkout/checkout-page.tsx').then(
          (module) => module.CheckoutPage,
        ),
      'detail',
    ),
    chunk: 'checkout',
  },
  {
    path: '/shop/stock-alert',
    query: ['key'],
    search: 'noindex',
    page: lazyPage(() =>
      import(/* webpackChunkName: "stock-alert" */ './stock-alert/stock-alert-page.tsx').then(
        (module) => module.StockAlertPage,
      ),
    ),
    chunk: 'stock-alert',
  },
  {
    path: '/shop/orders/:id/return',
    title: 'Your order',
    description: 'The status of your order and payment.',
    kind: 'shop',
    access: 'member',
    skeleton: 'text',
    page: lazyPage(() => import('./orders/return-page.tsx').then((module) => module.ReturnPage)),
  },
  { path: '*', status: 404, page: NotFound },
])
