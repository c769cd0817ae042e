import type { Http } from '@nireeka/contracts'
import type { AuthorList, ForumAuthorData, ForumAuthorPostData } from '@nireeka/contracts/api'
import { readPage } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

import { postPath } from '../search/search.api.ts'
import { toAuthor } from './author.api.ts'

export type AuthorView = Awaited<ReturnType<typeof readAuthor>>
export type Profile = AuthorView['profile']
export type AuthorPost = AuthorView['posts'][number]

export interface AuthorParams {
  id: string
  show: AuthorList
  page: number
}

export const readShow = (query: URLSearchParams): AuthorList =>
  query.get('show') === 'threads' ? 'threads' : 'posts'

/** Returns the path of a page of an author's posts or threads. */
export function authorListPath({ id, show, page }: AuthorParams): string {
  const query = new URLSearchParams()
  if (show === 'threads') query.set('show', show)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `/forum/author/${id}?${text}` : `/forum/author/${id}`
}

/** The query for an author with a page of their posts or threads; while another page loads, the current one stays. */
export const author = (http: Http, params: AuthorParams) =>
  queryOptions<AuthorView>({
    queryKey: ['forum-author', params.id, params.show, params.page],
    placeholderData: (shown) => (String(shown?.profile.id) === params.id ? shown : undefined),
    queryFn: ({ signal }) => readAuthor(http, params, signal),
  })

async function readAuthor(http: Http, { id, show, page }: AuthorParams, signal: AbortSignal) {
  const { data } = await readPage(page, (it) =>
    http.get('/api/forum/authors/:id', {
      params: { id },
      query: { page: it, show: show === 'threads' ? show : undefined },
      signal,
    }),
  )
  return {
    profile: toProfile(data.author),
    posts: data.items.map(toPost),
    pages: Math.ceil(data.total / data.per_page),
  }
}

const toProfile = ({
  about,
  member_since,
  posts,
  threads,
  likes,
  bikes,
  ...rest
}: ForumAuthorData['author']) => ({
  ...toAuthor(rest),
  about,
  memberSince: new Date(member_since),
  posts,
  threads,
  likes,
  bikes,
})

const toPost = (post: ForumAuthorPostData) => ({
  id: post.id,
  title: post.title,
  category: post.category,
  isReply: post.number > 1,
  isSolved: post.is_solved,
  likes: post.likes,
  excerpt: post.excerpt,
  createdAt: new Date(post.created_at),
  path: postPath(post.thread_id, post.number),
})
