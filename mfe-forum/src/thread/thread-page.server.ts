import { plainText } from '@nireeka/kit/meta'
import { readPageNumber } from '@nireeka/kit'
import type { Loader, Meta } from '@nireeka/kit/routes'

import { linkedDiscussion } from './linked-discussion.ts'
import { threadPath } from './permalink/post-path.ts'
import { markdownCode, thread } from './thread.api.ts'

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
    linkedData: page === 1 ? linkedDiscussion(found) : [],
  }
}
