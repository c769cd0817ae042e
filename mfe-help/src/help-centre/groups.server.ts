import type { Loader, Meta } from '@nireeka/kit/routes'

import { groups } from './help-centre.api.ts'

export const loader: Loader<'/help-center'> = ({ http, load }) => load(groups(http))

export const meta: Meta<'/help-center'> = async ({ http, load }) => {
  const titles = (await load(groups(http))).groups.map(({ title }) => title.toLowerCase())
  return titles.length > 0 ? { description: `Answers on ${titles.join(', ')}.` } : {}
}
