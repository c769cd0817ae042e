import { lazyPage } from '@nireeka/ui'
import type { ComponentType } from 'react'

/** The pages are one chunk: the remote’s entry names every chunk, and has a budget. */
const pages = () => import('./pages.ts')

/** Returns the pages of the members' accounts. */
export const customersRoutes = (layout: ComponentType) =>
  [
    {
      path: '/backoffice/customers',
      title: 'Customers',
      description: 'Everyone with an account.',
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => pages().then((module) => module.CustomersPage)),
    },
    {
      path: '/backoffice/customers/:id',
      layout,
      page: lazyPage(() => pages().then((module) => module.CustomerPage)),
    },
  ] as const
