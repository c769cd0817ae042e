import { lazyPage } from '@nireeka/ui'
import type { ComponentType } from 'react'

/** The pages are one chunk: the remote’s entry names every chunk, and has a budget. */
const pages = () => import('./pages.ts')

/** Returns the pages by which admins write and send the newsletter. */
export const newsletterRoutes = (layout: ComponentType) =>
  [
    {
      path: '/backoffice/newsletters',
      title: 'Newsletter',
      description: 'Issues of the newsletter.',
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => pages().then((module) => module.IssuesPage)),
    },
    {
      path: '/backoffice/newsletters/bounces',
      layout,
      page: lazyPage(() => pages().then((module) => module.BouncesPage)),
    },
    {
      path: '/backoffice/newsletters/new',
      layout,
      page: lazyPage(() => pages().then((module) => module.NewIssuePage)),
    },
    {
      path: '/backoffice/newsletters/:id',
      layout,
      page: lazyPage(() => pages().then((module) => module.IssuePage)),
    },
  ] as const
