import type { Http } from '@nireeka/contracts'
import type { ForumCategoriesAnswer, ForumThreadData, ListedThreadData } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { readPage } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import { toAuthor } from '../author/author.api.ts'
import { type ListParams, toFilters } from './list-params.ts'

export type Category = z.infer<typeof ForumCategoriesAnswer>['data']['categories'][number]
export type Thread = ReturnType<typeof toThread>
/** A thread of a list, with the first words and the first picture of its first post. */
export type ListedThread = ReturnType<typeof toListed>

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

export interface Tag {
  name: string
  /** How many threads have it. */
  threads: number
}

export const tags = (http: Http) =>
  queryOptions({
    queryKey: ['forum-tags'],
    queryFn: async ({ signal }) => (await http.get('/api/forum/tags', { signal })).data.tags satisfies Tag[],
  })

/**
 * The query for a page of threads, as everybody sees it. For a member who may see hidden ones of it, `userId` keeps the
 * answer apart.
 */
export const threads = (http: Http, params: ListParams, userId: number | null = null) =>
  queryOptions({
    queryKey: ['forum-threads', params, userId],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await readPage(params.page, (page) =>
        http.get('/api/forum/threads', { query: { page, ...toFilters(params) }, signal }),
      )
      return {
        items: data.items.map(toListed),
        total: data.total,
        pages: Math.ceil(data.total / data.per_page),
      }
    },
  })

const toListed = ({ excerpt, picture, ...thread }: ListedThreadData) => ({
  ...toThread(thread),
  excerpt,
  picture,
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
  tags: thread.tags,
  /** The first post is the question, not a reply. */
  replies: Math.max(thread.posts - 1, 0),
  createdAt: new Date(thread.created_at),
  lastPostAt: new Date(thread.last_post_at),
  /** Who wrote the latest reply; null while there is none. */
  lastReplyBy:
    thread.posts > 1 && thread.last_post_by
      ? { id: thread.last_post_by.id, userName: thread.last_post_by.user_name }
      : null,
})
