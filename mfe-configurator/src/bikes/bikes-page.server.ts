import type { Loader, Meta } from '@nireeka/kit/routes'

import { bikes } from './bikes.api.ts'

export const loader: Loader<'/configurator'> = ({ http, load }) => load(bikes(http))

export const meta: Meta<'/configurator'> = async ({ http, load }) => {
  const list = await load(bikes(http))
  const steps = list.map(({ slug, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: `/configurator/${slug}`,
  }))
  return { linkedData: [{ '@type': 'ItemList', itemListElement: steps }] }
}
