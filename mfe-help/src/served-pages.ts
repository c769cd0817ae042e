import type { ServedPage } from '@nireeka/kit/remote'

import { groups, results } from './help-centre/help-centre.api.ts'
import { readQuestion } from './search/question.ts'
import { families, parts } from './spares/spares.api.ts'
import { markdownCode, topic } from './topic/topic.api.ts'

/** The pages that come as HTML, and what their first view shows. */
export const servedPages: ServedPage[] = [
  { path: '/help-center', load: ({ http, load }) => load(groups(http)) },
  {
    path: '/help-center/search',
    load({ http, query, load }) {
      const question = readQuestion(query)
      return question.q ? load(results(http, question)) : load(groups(http))
    },
  },
  {
    path: '/help-center/topics/:id',
    modules: ['@nireeka/kit/markdown'],
    load: ({ http, params: { id = '' }, load }) => Promise.all([load(topic(http, id)), load(markdownCode)]),
  },
  {
    path: '/shop/spares',
    load({ http, query, load }) {
      const question = readQuestion(query)
      return Promise.all([load(families(http)), ...(question.q ? [load(parts(http, question))] : [])])
    },
  },
  { path: '*', status: 404 },
]
