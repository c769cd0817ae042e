import { productData } from '@nireeka/kit/meta'
import type { Loader, Meta } from '@nireeka/kit/routes'

import { readQuestion } from '../search/question.ts'
import { families, parts, sparesPath } from './spares.api.ts'

export const loader: Loader<'/shop/spares'> = ({ http, query, load }) => {
  const question = readQuestion(query)
  return Promise.all([load(families(http)), ...(question.q ? [load(parts(http, question))] : [])])
}

/** A family of parts is everybody's page; what else somebody looked for is nobody else's. */
export const meta: Meta<'/shop/spares'> = async ({ http, query, load }) => {
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
}
