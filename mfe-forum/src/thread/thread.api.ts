import type { Http } from '@nireeka/contracts'
import type { ForumPostData } from '@nireeka/contracts/api'
import { readPage } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

import { toAuthor } from '../author/author.api.ts'
import { toThreadLink } from '../search/search.api.ts'
import { toThread } from '../threads/threads.api.ts'

export type Post = ReturnType<typeof toPost>
export type ThreadPosts = Awaited<ReturnType<typeof readThread>>

export interface ThreadParams {
  id: string
  page: number
}

/** The query for a page of a thread. While the next page loads, the current one of the same thread stays. */
export const thread = (http: Http, params: ThreadParams) =>
  queryOptions<ThreadPosts>({
    queryKey: ['forum-thread', params.id, params.page],
    placeholderData: (data) => (String(data?.thread.id) === params.id ? data : undefined),
    queryFn: ({ signal }) => readThread(http, params, signal),
  })

async function readThread(http: Http, { id, page }: ThreadParams, signal: AbortSignal) {
  const { data } = await readPage(page, (it) =>
    http.get('/api/forum/threads/:id', { params: { id }, query: { page: it }, signal }),
  )
  return {
    thread: {
      ...toThread(data.thread),
      version: data.thread.version,
      acceptedPostId: data.thread.accepted_post_id,
      /** When title or tags were changed last; null before. */
      titleEditedAt: data.thread.title_edited_at ? new Date(data.thread.title_edited_at) : null,
    },
    posts: data.items.map(toPost),
    pages: Math.ceil(data.total / data.per_page),
    /** The number of the latest post of the thread. */
    lastNumber: data.total,
    /** How many members have written in the thread. */
    participants: data.participants,
    /** Those of them with the most posts. */
    writers: data.writers.map(({ posts, ...writer }) => ({ ...toAuthor(writer), posts })),
    related: data.related.map(toThreadLink),
  }
}

const toPost = ({ author, reply_to, created_at, edited_at, is_deleted, ...post }: ForumPostData) => ({
  ...post,
  author: {
    ...toAuthor(author),
    /** Null for a member who has left. */
    memberSince: author.member_since ? new Date(author.member_since) : null,
  },
  replyTo: reply_to ? { id: reply_to.id, number: reply_to.number, userName: reply_to.user_name } : null,
  createdAt: new Date(created_at),
  editedAt: edited_at ? new Date(edited_at) : null,
  isDeleted: is_deleted,
})

/** The query for the Markdown code. It is larger than the rest of the remote, so it loads separately. */
export const markdownCode = queryOptions({
  queryKey: ['markdown-code'],
  staleTime: Infinity,
  queryFn: async () => (await import('@nireeka/kit/markdown')).Markdown,
})
