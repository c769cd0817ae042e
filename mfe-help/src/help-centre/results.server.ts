import type { Loader } from '@nireeka/kit/routes'

import { readQuestion } from '../search/question.ts'
import { groups, results } from './help-centre.api.ts'

export const loader: Loader<'/help-center/search'> = ({ http, query, load }) => {
  const question = readQuestion(query)
  return question.q ? load(results(http, question)) : load(groups(http))
}
