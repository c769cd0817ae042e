import { lazyPage } from '@nireeka/ui'
import type { ComponentType } from 'react'

/** The pages are one chunk: the remote’s entry names every chunk, and has a budget. */
const pages = () => import('./pages.ts')

/** Returns the pages by which staff moderate the forum. */
export const forumRoutes = (layout: ComponentType) =>
  [
    {
      path: '/backoffice/forum',
      title: 'Forum',
      description: 'Reports and posts that wait for a moderator.',
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => pages().then((module) => module.ReportsPage)),
    },
    {
      path: '/backoffice/forum/reports/:id',
      layout,
      page: lazyPage(() => pages().then((module) => module.ReportPage)),
    },
    {
      path: '/backoffice/forum/held',
      layout,
      page: lazyPage(() => pages().then((module) => module.HeldPage)),
    },
    {
      path: '/backoffice/forum/held/:id',
      layout,
      page: lazyPage(() => pages().then((module) => module.HeldPostPage)),
    },
    {
      path: '/backoffice/forum/threads',
      layout,
      page: lazyPage(() => pages().then((module) => module.ThreadsPage)),
    },
    {
      path: '/backoffice/forum/bans',
      layout,
      page: lazyPage(() => pages().then((module) => module.BansPage)),
    },
    {
      path: '/backoffice/forum/words',
      layout,
      page: lazyPage(() => pages().then((module) => module.WordsPage)),
    },
  ] as const
