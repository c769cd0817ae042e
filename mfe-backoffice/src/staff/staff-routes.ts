import { lazyPage } from '@nireeka/ui'
import type { ComponentType } from 'react'

/** The pages share the customers’ chunk: the remote’s entry names every chunk, and has a budget. */
const pages = () => import('../customers/pages.ts')

/** Returns the pages of the staff. */
export const staffRoutes = (layout: ComponentType) =>
  [
    {
      path: '/backoffice/staff',
      title: 'Staff',
      description: 'Who works here.',
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => pages().then((module) => module.StaffPage)),
    },
    {
      path: '/backoffice/staff/:id',
      layout,
      page: lazyPage(() => pages().then((module) => module.StaffMemberPage)),
    },
  ] as const
