import type { Loader, Meta } from '@nireeka/kit/routes'

import { explodedModel, explodedPath } from './exploded.api.ts'

type Path = '/shop/spares/exploded/:slug'

export const loader: Loader<Path> = ({ http, params: { slug }, load }) => load(explodedModel(http, slug))

export const meta: Meta<Path> = async ({ http, params: { slug }, load }) => {
  const { bike } = await load(explodedModel(http, slug))
  return {
    description: `Every part of the ${bike.title} in an exploded picture, with its number and price.`,
    canonical: explodedPath(bike.slug),
  }
}
