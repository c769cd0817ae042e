import { lazyPage } from '@nireeka/ui'
import type { ComponentType } from 'react'

/** The pages are one chunk: the remote’s entry names every chunk, and has a budget. */
const pages = () => import('./pages.ts')

/** Returns the overview, and the pages about how the site runs. */
export const overviewRoutes = (layout: ComponentType) =>
  [
    {
      path: '/backoffice',
      title: 'Back office',
      description: 'Orders, stock and releases.',
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => pages().then((module) => module.OverviewPage)),
    },
    {
      path: '/backoffice/page-speed',
      layout,
      page: lazyPage(() => pages().then((module) => module.SpeedPage)),
    },
    {
      path: '/backoffice/failed-emails',
      layout,
      page: lazyPage(() => pages().then((module) => module.FailedEmailsPage)),
    },
    {
      path: '/backoffice/jobs',
      layout,
      page: lazyPage(() => pages().then((module) => module.JobsPage)),
    },
  ] as const
