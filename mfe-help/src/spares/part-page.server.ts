import { productData } from '@nireeka/kit/meta'
import type { Loader, Meta } from '@nireeka/kit/routes'

import { partPath } from './list-params.ts'
import { part } from './spares.api.ts'

type Path = '/shop/spares/:id'

export const loader: Loader<Path> = ({ http, params: { id }, load }) => load(part(http, id))

export const meta: Meta<Path> = async ({ http, params: { id }, load }) => {
  const found = await load(part(http, id))
  const path = partPath(found.id)
  return {
    description: `${found.number}: ${found.description}`,
    type: 'product',
    canonical: path,
    linkedData: [productData({ ...found, path, pictures: found.image ? [found.image] : [] })],
  }
}
