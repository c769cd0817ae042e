import { lazyPage } from '@nireeka/ui'
import type { ComponentType } from 'react'

/** The pages are one chunk: the remote’s entry names every chunk, and has a budget. */
const pages = () => import('./pages.ts')

/** Returns the pages by which admins write the help centre. */
export const helpRoutes = (layout: ComponentType) =>
  [
    {
      path: '/backoffice/help',
      title: 'Help topics',
      description: 'The articles of the help centre.',
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => pages().then((module) => module.TopicsPage)),
    },
    {
      path: '/backoffice/help/comments',
      layout,
      page: lazyPage(() => pages().then((module) => module.CommentsPage)),
    },
    {
      path: '/backoffice/help/misses',
      layout,
      page: lazyPage(() => pages().then((module) => module.MissesPage)),
    },
    {
      path: '/backoffice/help/synonyms',
      layout,
      page: lazyPage(() => pages().then((module) => module.SynonymsPage)),
    },
    {
      path: '/backoffice/help/new',
      layout,
      page: lazyPage(() => pages().then((module) => module.NewTopicPage)),
    },
    {
      path: '/backoffice/help/:id',
      layout,
      page: lazyPage(() => pages().then((module) => module.TopicPage)),
    },
    {
      path: '/backoffice/help/:id/versions',
      layout,
      page: lazyPage(() => pages().then((module) => module.VersionsPage)),
    },
  ] as const
