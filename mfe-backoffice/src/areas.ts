import type { Session } from '@nireeka/contracts'

import { BIKE_PAGES } from './bikes/bike-pages.ts'
import { CONTENT_PAGES } from './content/content-pages.ts'
import { FORUM_PAGES } from './forum/forum-pages.ts'
import { HELP_PAGES } from './help/help-pages.ts'
import { mayOpen } from './may-open.ts'
import { NEWSLETTER_PAGES } from './newsletter/newsletter-pages.ts'
import { OVERVIEW_PAGES } from './overview/overview-pages.ts'
import type { Waiting } from './overview/waiting.api.ts'
import { SUPPORT_PAGES } from './support/support-page-list.ts'

/** A page of an area that has several. */
export interface AreaPage {
  label: string
  path: string
}

/** An area of the back office, as the navigation and the command palette lead to it. */
export interface Area {
  label: string
  path: string
  /** Its pages, where it has several; the first one is at the area's own path. */
  pages?: readonly AreaPage[]
  /** Returns how much waits there. */
  count?: (waiting: Waiting) => number
}

/** The areas in the order of the navigation. */
export const AREAS: readonly Area[] = [
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
    pages: SUPPORT_PAGES,
    count: ({ tickets }) => tickets,
  },
  { label: 'Reviews', path: '/backoffice/reviews', count: ({ reviews }) => reviews },
  {
    label: 'Forum',
    path: '/backoffice/forum',
    pages: FORUM_PAGES,
    count: ({ forum }) => forum.reports + forum.held,
  },
  { label: 'Help topics', path: '/backoffice/help', pages: HELP_PAGES },
  { label: 'Troubleshooter', path: '/backoffice/diagnosis' },
  { label: 'Staff', path: '/backoffice/staff' },
  { label: 'Audit log', path: '/backoffice/audit-log' },
]

/** Returns the parts of the back office that a member of staff may open, in the order of the navigation. */
export const areasFor = (session: Session) => AREAS.filter(({ path }) => mayOpen(session, path))

/** Tells whether an address is a page, or below it: `/backoffice/orders/1` is below `/backoffice/orders`. */
export const isAt = (pathname: string, path: string) =>
  pathname === path || (path !== '/backoffice' && pathname.startsWith(`${path}/`))

/** Tells whether one of an area's pages, or one below it, is shown. */
export const isIn = (pathname: string, { path, pages = [] }: Pick<Area, 'path' | 'pages'>) =>
  [path, ...pages.map((page) => page.path)].some((one) => isAt(pathname, one))

/** Returns the page of an area that is shown, or the nearest one above it: help's synonyms aren't its topics. */
export const pageAt = (pathname: string, pages: readonly AreaPage[]) =>
  pages
    .filter(({ path }) => isAt(pathname, path))
    .toSorted((a, b) => b.path.length - a.path.length)
    .at(0)
