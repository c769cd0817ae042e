import { plainText, productData, type ServedHead } from '@nireeka/kit/server'

import { groups } from './help-centre/help-centre.api.ts'
import { readQuestion } from './search/question.ts'
import { families, parts, sparesPath } from './spares/spares.api.ts'
import { topic } from './topic/topic.api.ts'

/** What search engines and messengers are told of the pages that come as HTML. */
export const servedHeads: ServedHead[] = [
  {
    path: '/help-center',
    async describe({ http, load }) {
      const titles = (await load(groups(http))).map(({ title }) => title.toLowerCase())
      return titles.length > 0 ? { description: `Answers on ${titles.join(', ')}.` } : {}
    },
  },
  // What somebody looked for is nobody else's page.
  { path: '/help-center/search', describe: () => ({ isListed: false }) },
  {
    path: '/help-center/topics/:id',
    async describe({ http, params: { id = '' }, load }) {
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
    },
  },
  {
    path: '/shop/spares',
    async describe({ http, query, load }) {
      const question = readQuestion(query)
      if (!question.q) return {}
      const isFamily = (await load(families(http))).some(({ code }) => code === question.q)
      const { items } = await load(parts(http, question))
      if (!isFamily || items.length === 0) return { isListed: false }
      const path = sparesPath(question.q, question.page)
      const products = items.map((part) =>
        productData({ ...part, path, pictures: part.image ? [part.image] : [] }),
      )
      const [first] = items
      return { description: `Spare parts: ${first!.family.title}.`, canonical: path, linkedData: products }
    },
  },
]
