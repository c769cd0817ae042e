import { plainText } from '@nireeka/kit/meta'
import { readPageNumber } from '@nireeka/kit'
import type { Loader, Meta } from '@nireeka/kit/routes'

import { threadPath } from './permalink/post-path.ts'
import { markdownCode, thread, type ThreadPosts } from './thread.api.ts'

type Path = '/forum/thread/:id'

export const modules = ['@nireeka/kit/markdown']

export const loader: Loader<Path> = ({ http, params: { id }, query, load }) =>
  Promise.all([load(thread(http, { id, page: readPageNumber(query) })), load(markdownCode)])

export const meta: Meta<Path> = async ({ http, params: { id }, query, load }) => {
  const page = readPageNumber(query)
  const found = await load(thread(http, { id, page }))
  // Not the id in the address, whose thread may have been merged into this one.
  const path = threadPath(found.thread.id, page)
  const description = plainText(found.posts[0]?.body ?? '')
  return {
    ...(description ? { description } : {}),
    type: 'article',
    canonical: path,
    isListed: found.posts.length > 0,
    linkedData: page === 1 ? discussion(found, path) : [],
  }
}

/** The maximum length of a post's text in the structured data for search engines. */
const MAX_LENGTH = 2000

/** Returns a thread, its first post and the page's answers as schema.org structured data. */
function discussion({ thread: { title, replies }, posts }: ThreadPosts, path: string) {
  const [first, ...answers] = posts.filter(({ isDeleted }) => !isDeleted).map(toComment)
  if (!first) return []
  const told = {
    ...first,
    '@type': 'DiscussionForumPosting',
    headline: title,
    url: path,
    commentCount: replies,
    comment: answers.map((answer) => ({ '@type': 'Comment', ...answer })),
  }
  return [told]
}

const toComment = ({ author, body, createdAt }: ThreadPosts['posts'][number]) => ({
  text: plainText(body, MAX_LENGTH),
  datePublished: createdAt.toISOString(),
  author: { '@type': 'Person', name: author.userName },
})
