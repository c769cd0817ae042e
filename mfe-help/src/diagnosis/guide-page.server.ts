import type { Loader, Meta } from '@nireeka/kit/routes'

import { changedAt, guide, guidePath, guides, nameOf } from './diagnosis.api.ts'

type Path = '/help-center/diagnosis/:slug'

/** The other guides are only linked below, so a page without them is whole. */
export const loader: Loader<Path> = async ({ http, params: { slug }, load }) => {
  const others = load(guides(http, '')).catch(() => [])
  await load(guide(http, slug))
  await others
}

/** All steps of a guide are one page for search engines. */
export const meta: Meta<Path> = async ({ http, params: { slug }, load }) => {
  const found = await load(guide(http, slug))
  const path = guidePath(found.slug)
  const article = {
    '@type': 'TechArticle',
    headline: nameOf(found),
    description: found.summary,
    url: path,
    dateModified: changedAt(found),
    author: { '@type': 'Organization', name: 'Nireeka' },
  }
  return { description: found.summary, type: 'article', canonical: path, linkedData: [article] }
}
