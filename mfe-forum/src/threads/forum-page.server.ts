import type { Loader, Meta } from '@nireeka/kit/routes'

import { listPath, readListParams } from './list-params.ts'
import { categories, tags, threads } from './threads.api.ts'

type Path = '/forum/:page?'

export const loader: Loader<Path> = ({ http, params: { page = '1' }, query, load, notFound }) => {
  const list = readListParams(page, query) ?? notFound()
  return Promise.all([load(categories(http)), load(tags(http)), load(threads(http, list))])
}

export const meta: Meta<Path> = async ({ http, params: { page = '1' }, query, load }) => {
  const list = readListParams(page, query)
  if (!list) return {}
  const { items } = await load(threads(http, list))
  const category = (await load(categories(http))).find(({ id }) => id === list.category)
  return {
    ...(category ? { description: category.description } : {}),
    canonical: listPath(list),
    // Other orders and tags show the same threads again.
    isListed: items.length > 0 && list.sort === 'latest' && list.tag === null,
    feed: category ? `/forum/feed.xml?category=${category.id}` : '/forum/feed.xml',
  }
}
