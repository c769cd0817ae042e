import type { Loader, Meta } from '@nireeka/kit/routes'

import { readSearchParams } from '../search/search-params.ts'
import { guides } from './diagnosis.api.ts'

type Path = '/help-center/diagnosis'

export const loader: Loader<Path> = ({ http, query, load }) => load(guides(http, readSearchParams(query).q))

export const meta: Meta<Path> = ({ query }) => {
  const { q } = readSearchParams(query)
  return {
    description: 'From a symptom or a code on the display to the part, the workshop or our support.',
    // What somebody looked for is in no search engine.
    ...(q ? { isListed: false } : {}),
  }
}
