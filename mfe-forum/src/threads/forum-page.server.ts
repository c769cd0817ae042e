import type { Loader, Meta } from '@nireeka/kit/routes'

import { placePath, readPlace } from './place.ts'
import { categories, threads } from './threads.api.ts'

type Path = '/forum/:page?'

export const loader: Loader<Path> = ({ http, params: { page = '1' }, query, load, notFound }) => {
  const place = readPlace(page, query) ?? notFound()
  return Promise.all([load(categories(http)), load(threads(http, place))])
}

export const meta: Meta<Path> = async ({ http, params: { page = '1' }, query, load }) => {
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
