import { lazyPage } from '@nireeka/ui'

import type { ComponentType } from 'react'

/** The pages of the area, as the navigation shows them. */
export const FORUM_PAGES = [
  { label: 'Reports', path: '/backoffice/forum' },
  { label: 'Held posts', path: '/backoffice/forum/held' },
  { label: 'Threads', path: '/backoffice/forum/threads' },
  { label: 'Bans', path: '/backoffice/forum/bans' },
  { label: 'Word list', path: '/backoffice/forum/words' },
]

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
      page: lazyPage(() => import('./reports/reports-page.tsx').then((module) => module.ReportsPage)),
    },
    {
      path: '/backoffice/forum/reports/:id',
      layout,
      page: lazyPage(() => import('./reports/report-page.tsx').then((module) => module.ReportPage)),
    },
    {
      path: '/backoffice/forum/held',
      layout,
      page: lazyPage(() => import('./held/held-page.tsx').then((module) => module.HeldPage)),
    },
    {
      path: '/backoffice/forum/held/:id',
      layout,
      page: lazyPage(() => import('./held/held-post-page.tsx').then((module) => module.HeldPostPage)),
    },
    {
      path: '/backoffice/forum/threads',
      layout,
      page: lazyPage(() => import('./threads/threads-page.tsx').then((module) => module.ThreadsPage)),
    },
    {
      path: '/backoffice/forum/bans',
      layout,
      page: lazyPage(() => import('./bans/bans-page.tsx').then((module) => module.BansPage)),
    },
    {
      path: '/backoffice/forum/words',
      layout,
      page: lazyPage(() => import('./words/words-page.tsx').then((module) => module.WordsPage)),
    },
  ] as const
