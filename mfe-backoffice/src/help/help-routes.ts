import { lazyPage } from '@nireeka/ui'
import type { ComponentType } from 'react'

/** Returns the pages by which admins write the help centre. */
export const helpRoutes = (layout: ComponentType) =>
  [
    {
      path: '/backoffice/help',
      title: 'Help topics',
      description: 'The articles of the help centre.',
      access: 'admin',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => import('./topics/topics-page.tsx').then((module) => module.TopicsPage)),
    },
    {
      path: '/backoffice/help/misses',
      layout,
      page: lazyPage(() => import('./misses/misses-page.tsx').then((module) => module.MissesPage)),
    },
    {
      path: '/backoffice/help/new',
      layout,
      page: lazyPage(() => import('./topics/topic-page.tsx').then((module) => module.NewTopicPage)),
    },
    {
      path: '/backoffice/help/:id',
      layout,
      page: lazyPage(() => import('./topics/topic-page.tsx').then((module) => module.TopicPage)),
    },
    {
      path: '/backoffice/help/:id/versions',
      layout,
      page: lazyPage(() => import('./versions/versions-page.tsx').then((module) => module.VersionsPage)),
    },
  ] as const
