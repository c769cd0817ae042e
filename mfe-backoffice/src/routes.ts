import { defineRoutes } from '@nireeka/kit/routes'
import { lazyPage } from '@nireeka/ui'

import { type Area, layoutWith } from './areas.tsx'
import { BIKE_PAGES } from './bikes/bike-pages.ts'
import { bikeRoutes } from './bikes/bike-routes.ts'
import { CONTENT_PAGES } from './content/content-pages.ts'
import { contentRoutes } from './content/content-routes.ts'
import { customersRoutes } from './customers/customers-routes.ts'
import { diagnosisRoutes } from './diagnosis/diagnosis-routes.ts'
import { FORUM_PAGES, forumRoutes } from './forum/forum-routes.ts'
import { HELP_PAGES } from './help/help-pages.ts'
import { helpRoutes } from './help/help-routes.ts'
import { goodsRoutes } from './goods-routes.ts'
import { NEWSLETTER_PAGES } from './newsletter/newsletter-pages.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { NotFound } from './not-found.tsx'
import { OVERVIEW_PAGES, overviewRoutes } from './overview/overview-routes.ts'
import { salesRoutes } from './sales-routes.ts'
import { SUPPORT_PAGES, supportRoutes } from './support/support-routes.ts'

/** The areas in the order of the navigation. */
const AREAS: readonly Area[] = [
  { label: 'Overview', path: '/backoffice', pages: OVERVIEW_PAGES },
  {
    label: 'Orders',
    path: '/backoffice/orders',
    count: ({ orders }) => orders.held + orders.paid + orders.readyToShip,
  },
  {
    label: 'Workshop',
    path: '/backoffice/workshop',
    count: ({ bikes }) => bikes.late,
  },
  {
    label: 'Returns',
    path: '/backoffice/returns',
    count: ({ returns }) => returns.requested + returns.received,
  },
  { label: 'Customers', path: '/backoffice/customers' },
  {
    label: 'Products',
    path: '/backoffice/products',
    pages: [
      { label: 'Products', path: '/backoffice/products' },
      { label: 'Import', path: '/backoffice/import' },
    ],
  },
  { label: 'Stock', path: '/backoffice/stock' },
  { label: 'Bikes', path: '/backoffice/bikes', pages: BIKE_PAGES },
  { label: 'Promo codes', path: '/backoffice/promo-codes' },
  { label: 'Content', path: '/backoffice/content/announcement', pages: CONTENT_PAGES },
  { label: 'Newsletter', path: '/backoffice/newsletters', pages: NEWSLETTER_PAGES },
  {
    label: 'Support',
    path: '/backoffice/tickets',
    isForAgents: true,
    pages: SUPPORT_PAGES,
    count: ({ tickets }) => tickets,
  },
  { label: 'Reviews', path: '/backoffice/reviews', isForAgents: true, count: ({ reviews }) => reviews },
  {
    label: 'Forum',
    path: '/backoffice/forum',
    isForAgents: true,
    pages: FORUM_PAGES,
    count: ({ forum }) => forum.reports + forum.held,
  },
  { label: 'Help topics', path: '/backoffice/help', pages: HELP_PAGES },
  { label: 'Troubleshooter', path: '/backoffice/diagnosis' },
  { label: 'Audit log', path: '/backoffice/audit-log' },
]
const layout = layoutWith(AREAS)

export const routes = defineRoutes([
  ...overviewRoutes(layout),
  ...salesRoutes(layout),
  ...customersRoutes(layout),
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
    access: 'admin',
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
