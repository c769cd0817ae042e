import { lazyPage } from '@nireeka/ui'

import type { ComponentType } from 'react'

/** Returns the pages of the members' accounts. */
export const customersRoutes = (layout: ComponentType) =>
  [
    {
      path: '/backoffice/customers',
      title: 'Customers',
      description: 'Everybody with an account.',
      access: 'admin',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => import('./customers-page.tsx').then((module) => module.CustomersPage)),
    },
    {
      path: '/backoffice/customers/:id',
      layout,
      page: lazyPage(() => import('./page/customer-page.tsx').then((module) => module.CustomerPage)),
    },
  ] as const
