import type { Http } from '@nireeka/contracts'
import type { ForumHitData, TextPartData, ThreadLinkData } from '@nireeka/contracts/api'
import { readPage } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import { toAuthor } from '../author/author.api.ts'
import type { SearchParams } from './search-params.ts'

export type Hit = ReturnType<typeof toHit>
export type TextPart = ReturnType<typeof toTextPart>
export type ThreadLink = ReturnType<typeof toThreadLink>
export type Found = Awaited<ReturnType<typeof readResults>>

export const results = (http: Http, params: SearchParams) =>
  queryOptions<Found>({
    queryKey: ['forum-results', params],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readResults(http, params, signal),
  })

async function readResults(http: Http, { q, page, ...filters }: SearchParams, signal: AbortSignal) {
  const { category, tag, author } = filters
  const { data } = await readPage(page, (it) =>
    http.get('/api/forum/search', {
      query: {
        q,
        page: it,
        category: category ?? undefined,
        tag: tag ?? undefined,
        author: author ?? undefined,
      },
      signal,
    }),
  )
  return {
    hits: data.items.map(toHit),
    total: data.total,
    hasMore: data.has_more,
    corrected: data.corrected,
    pages: Math.ceil(data.total / data.per_page),
  }
}

const PER_PAGE = 20

const toHit = ({ thread_id, title, category, is_solved, replies, post }: ForumHitData) => ({
  id: thread_id,
  title: title.map(toTextPart),
  category: category.title,
  isSolved: is_solved,
  replies,
  author: toAuthor(post.author),
  createdAt: new Date(post.created_at),
  excerpt: post.excerpt.map(toTextPart),
  path: postPath(thread_id, post.number),
})

const toTextPart = ({ text, is_match }: TextPartData) => ({ text, isMatch: is_match })

/** Returns the path of a post within its thread. */
export function postPath(threadId: number, number: number): string {
  if (number === 1) return `/forum/thread/${threadId}`
  const page = Math.ceil(number / PER_PAGE)
  return `/forum/thread/${threadId}${page > 1 ? `?page=${page}` : ''}#post-${number}`
}

export const toThreadLink = ({ id, title, category, replies, is_solved }: ThreadLinkData) => ({
  id,
  title,
  category,
  replies,
  isSolved: is_solved,
  path: `/forum/thread/${id}`,
})

const FROM_LENGTH = 2
const PAUSE_MS = 200

/** The query for threads with what is typed in their titles; a text that changes within 200 ms is never sent. */
export const suggestions = (http: Http, keyword: string) =>
  queryOptions({
    queryKey: ['forum-suggestions', keyword],
    enabled: keyword.length >= FROM_LENGTH,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      await pause(PAUSE_MS, signal)
      const { data } = await http.get('/api/forum/suggest', { query: { keyword }, signal })
      return data.threads.map(toThreadLink)
    },
  })

const SIMILAR_FROM_LENGTH = 8
const SIMILAR_PAUSE_MS = 400

/** The query for threads like the one whose title is typed. */
export const similar = (http: Http, title: string) =>
  queryOptions({
    queryKey: ['forum-similar', title],
    enabled: title.length >= SIMILAR_FROM_LENGTH,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      await pause(SIMILAR_PAUSE_MS, signal)
      const { data } = await http.get('/api/forum/similar', { query: { title }, signal })
      return data.threads.map(toThreadLink)
    },
  })

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', giveUp, { once: true })
  })
