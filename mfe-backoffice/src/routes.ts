import { defineRoutes } from '@nireeka/kit/routes'
import { lazyPage } from '@nireeka/ui'

import { BackOffice } from './back-office.tsx'
import { bikeRoutes } from './bikes/bike-routes.ts'
import { contentRoutes } from './content/content-routes.ts'
import { customersRoutes } from './customers/customers-routes.ts'
import { diagnosisRoutes } from './diagnosis/diagnosis-routes.ts'
import { forumRoutes } from './forum/forum-routes.ts'
import { helpRoutes } from './help/help-routes.ts'
import { goodsRoutes } from './goods-routes.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { NotFound } from './not-found.tsx'
import { overviewRoutes } from './overview/overview-routes.ts'
import { salesRoutes } from './sales-routes.ts'
import { staffRoutes } from './staff/staff-routes.ts'
import { supportRoutes } from './support/support-routes.ts'

const layout = BackOffice

export const routes = defineRoutes([
  ...overviewRoutes(layout),
  ...salesRoutes(layout),
  ...customersRoutes(layout),
  ...staffRoutes(layout),
  ...goodsRoutes(layout),
  ...bikeRoutes(layout),
  ...supportRoutes(layout),
  ...forumRoutes(layout),
  ...diagnosisRoutes(layout),
  ...helpRoutes(layout),
  ...newsletterRoutes(layout),
  ...contentRoutes(layout),
  {
    path: '/backoffice/audit-log',
    title: 'Audit log',
    description: 'Everything that staff have changed.',
    access: 'staff',
    skeleton: 'table',
    kind: 'dashboard',
    layout,
    page: lazyPage(() => import('./audit-log/audit-log-page.tsx').then((module) => module.AuditLogPage)),
  },
  {
    path: '/backoffice/reviews',
    title: 'Reviews',
    description: 'Reviews to moderate.',
    access: 'staff',
    skeleton: 'table',
    kind: 'dashboard',
    layout,
    page: lazyPage(() => import('./reviews/reviews-page.tsx').then((module) => module.ReviewsPage)),
  },
  { path: '*', status: 404, layout, page: NotFound },
])
