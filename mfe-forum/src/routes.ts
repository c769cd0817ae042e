import { defineRoutes } from '@nireeka/kit/routes'
import { lazyPage } from '@nireeka/ui'

import * as authorServer from './author/author-page.server.ts'
import { NotFound } from './not-found.tsx'
import { SearchPage } from './search/search-page.tsx'
import * as searchServer from './search/search-page.server.ts'
import { PostPage } from './thread/permalink/post-page.tsx'
import { ThreadPage } from './thread/thread-page.tsx'
import * as threadServer from './thread/thread-page.server.ts'
import { UnsubscribePage } from './notifications/unsubscribe-page.tsx'
import { ForumPage } from './threads/forum-page.tsx'
import * as forumServer from './threads/forum-page.server.ts'

export const routes = defineRoutes([
  // Before the lists, whose page would match them. Search engines list neither.
  {
    path: '/forum/search',
    search: 'noindex',
    page: SearchPage,
    query: ['q', 'page', 'category', 'tag', 'author'],
    server: searchServer,
  },
  {
    path: '/forum/new',
    query: ['category'],
    search: 'noindex',
    page: lazyPage(() =>
      import(/* webpackChunkName: "new-thread" */ './new-thread/new-thread-page.tsx').then(
        (module) => module.NewThreadPage,
      ),
    ),
    chunk: 'new-thread',
  },
  { path: '/forum/unsubscribe', query: ['key'], search: 'noindex', page: UnsubscribePage },
  {
    path: '/forum/settings',
    title: 'Forum settings',
    description: 'What others see about you in the forum.',
    kind: 'forum',
    access: 'member',
    skeleton: 'text',
    page: lazyPage(() => import('./settings/settings-page.tsx').then((module) => module.SettingsPage)),
  },
  {
    path: '/forum/:page?',
    title: 'Forum',
    description: 'Riders talk about bikes, batteries, workshops and tours.',
    kind: 'forum',
    skeleton: 'forum',
    skeletonBelow: 'text',
    page: ForumPage,
    query: ['category', 'sort', 'tag'],
    server: forumServer,
    isKept: true,
    sitemap: ['/forum/1'],
  },
  {
    path: '/forum/thread/:id',
    page: ThreadPage,
    query: ['page'],
    server: threadServer,
    sitemap: [
      {
        path: '/forum/thread/:id',
        address: '/api/forum/sitemap',
        list: 'threads',
        changed: 'last_post_at',
      },
    ],
  },
  {
    path: '/forum/author/:id',
    page: lazyPage(() =>
      import(/* webpackChunkName: "author" */ './author/author-page.tsx').then((module) => module.AuthorPage),
    ),
    chunk: 'author',
    query: ['show', 'page'],
    server: authorServer,
  },
  { path: '/forum/post/:id', search: 'noindex', page: PostPage, isServerRendered: false },
  { path: '*', status: 404, page: NotFound },
])
