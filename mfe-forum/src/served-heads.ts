import { plainText, type ServedHead } from '@nireeka/kit/server'

import { thread, type ThreadPosts } from './thread/thread.api.ts'
import { placePath, readPage, readPlace } from './threads/place.ts'
import { categories, threads } from './threads/threads.api.ts'

/** Of what somebody wrote, in search engines' data. */
const LONGEST = 2000

const list: ServedHead['describe'] = async ({ http, params: { page = '1' }, query, load }) => {
  const place = readPlace(page, query)
  if (!place) return {}
  const { items } = await load(threads(http, place))
  const category = (await load(categories(http))).find(({ id }) => id === place.category)
  return {
    ...(category ? { description: category.description } : {}),
    canonical: placePath(place),
    isListed: items.length > 0,
  }
}

/** What search engines and messengers are told of the pages that come as HTML. */
export const servedHeads: ServedHead[] = [
  { path: '/forum', describe: list },
  { path: '/forum/:page', describe: list },
  {
    path: '/forum/thread/:id',
    async describe({ http, params: { id = '' }, query, load }) {
      const page = readPage(query.get('page') ?? '1') ?? 1
      const found = await load(thread(http, { id, page }))
      const path = page === 1 ? `/forum/thread/${id}` : `/forum/thread/${id}?page=${page}`
      const description = plainText(found.posts[0]?.body ?? '')
      return {
        ...(description ? { description } : {}),
        type: 'article',
        canonical: path,
        isListed: found.posts.length > 0,
        linkedData: page === 1 ? discussion(found, path) : [],
      }
    },
  },
]

/** A thread, its first post and the answers that the page shows, as schema.org has them. */
function discussion({ thread: { title, replies }, posts }: ThreadPosts, path: string) {
  const [first, ...answers] = posts.map(toComment)
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
  text: plainText(body, LONGEST),
  datePublished: createdAt.toISOString(),
  author: { '@type': 'Person', name: author.userName },
})
