import { plainText } from '@nireeka/kit/meta'
import type { Loader, Meta } from '@nireeka/kit/routes'

import { markdownCode, topic } from './topic.api.ts'

type Path = '/help-center/topics/:id'

export const modules = ['@nireeka/kit/markdown']

export const loader: Loader<Path> = ({ http, params: { id }, load }) =>
  Promise.all([load(topic(http, id)), load(markdownCode)])

export const meta: Meta<Path> = async ({ http, params: { id }, load }) => {
  const { title, body, group, updatedAt } = await load(topic(http, id))
  const description = plainText(body)
  const article = {
    '@type': 'TechArticle',
    headline: title,
    description,
    articleSection: group.title,
    url: `/help-center/topics/${id}`,
    dateModified: updatedAt.toISOString(),
    author: { '@type': 'Organization', name: 'Nireeka' },
  }
  return { description, type: 'article', linkedData: [article] }
}
