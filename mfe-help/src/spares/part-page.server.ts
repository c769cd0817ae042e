import { productData } from '@nireeka/kit/meta'
import type { Loader, Meta } from '@nireeka/kit/routes'
import { loadPictureAhead } from '@nireeka/ui'

import { partPath } from './list-params.ts'
import { PICTURE_SIZES } from './picture-sizes.ts'
import { part } from './spares.api.ts'

type Path = '/shop/spares/:id'

export const loader: Loader<Path> = async ({ http, params: { id }, load, isAhead }) => {
  const { image } = await load(part(http, id))
  if (isAhead) loadPictureAhead(image, PICTURE_SIZES)
}

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
