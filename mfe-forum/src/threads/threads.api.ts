import type { Http } from '@nireeka/contracts'
import type { ForumCategoriesAnswer, ForumThreadData } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { readPage } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import { toAuthor } from '../author/author.api.ts'
import type { ListParams } from './list-params.ts'

export type Category = z.infer<typeof ForumCategoriesAnswer>['data']['categories'][number]
export type Thread = ReturnType<typeof toThread>

export const categories = (http: Http) =>
  queryOptions({
    queryKey: ['forum-categories'],
    // Staff see hidden threads, too.
    meta: { differsFor: 'staff' },
    queryFn: async ({ signal }) => {
      const path = '/api/forum/categories'
      return (await http.get(path, { signal })).data.categories
    },
  })

export const threads = (http: Http, { page, category }: ListParams) =>
  queryOptions({
    queryKey: ['forum-threads', page, category],
    // Hidden threads are in the lists of staff and of their authors.
    meta: { differsFor: 'member' },
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await readPage(page, (it) =>
        http.get('/api/forum/threads', { query: { page: it, category: category ?? undefined }, signal }),
      )
      return { items: data.items.map(toThread), pages: Math.ceil(data.total / data.per_page) }
    },
  })

export const toThread = (thread: ForumThreadData) => ({
  id: thread.id,
  title: thread.title,
  category: thread.category,
  author: toAuthor(thread.author),
  isPinned: thread.is_pinned,
  isLocked: thread.is_locked,
  isHidden: thread.is_hidden,
  isSolved: thread.is_solved,
  /** The first post is the question, not a reply. */
  replies: Math.max(thread.posts - 1, 0),
  lastPostAt: new Date(thread.last_post_at),
})
