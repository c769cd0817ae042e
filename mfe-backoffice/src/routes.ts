import { defineRoutes } from '@nireeka/kit/routes'
import { lazyPage } from '@nireeka/ui'

import { NotFound } from './not-found.tsx'

export const routes = defineRoutes([
  {
    path: '/backoffice',
    title: 'Back office',
    description: 'Orders, stock and releases.',
    access: 'admin',
    skeleton: 'table',
    kind: 'dashboard',
    page: lazyPage(() => import('./overview/overview-page.tsx').then((module) => module.OverviewPage)),
  },
  {
    path: '/backoffice/reviews',
    title: 'Reviews',
    description: 'Reviews that wait to be read.',
    access: 'staff',
    skeleton: 'table',
    kind: 'dashboard',
    page: lazyPage(() => import('./reviews/reviews-page.tsx').then((module) => module.ReviewsPage)),
  },
  { path: '*', status: 404, page: NotFound },
])
