import { lazyPage } from '@nireeka/ui'

import type { ComponentType } from 'react'

/** Returns the pages of products, their stock, and imports. */
export const goodsRoutes = (layout: ComponentType) =>
  [
    {
      path: '/backoffice/products',
      title: 'Products',
      description: 'Accessories and spare parts.',
      access: 'staff',
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
      access: 'staff',
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
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => import('./import/import-page.tsx').then((module) => module.ImportPage)),
    },
  ] as const
