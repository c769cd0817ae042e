import type { ServedPage } from '@nireeka/kit/remote'

import { markdownCode, thread } from './thread/thread.api.ts'
import { readPage, readPlace } from './threads/place.ts'
import { categories, threads } from './threads/threads.api.ts'

const list: ServedPage['load'] = ({ http, params: { page = '1' }, query, load, notFound }) => {
  const place = readPlace(page, query) ?? notFound()
  return Promise.all([load(categories(http)), load(threads(http, place))])
}

/** The pages that come as HTML, and what their first view shows. */
export const servedPages: ServedPage[] = [
  { path: '/forum', load: list },
  { path: '/forum/:page', load: list },
  {
    path: '/forum/thread/:id',
    modules: ['@nireeka/kit/markdown'],
    load({ http, params: { id = '' }, query, load }) {
      const page = readPage(query.get('page') ?? '1') ?? 1
      return Promise.all([load(thread(http, { id, page })), load(markdownCode)])
    },
  },
  { path: '*', status: 404 },
]
