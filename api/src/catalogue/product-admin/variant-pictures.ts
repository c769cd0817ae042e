import { COLOUR_OPTION } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import type { LockedProduct } from './lock-product.ts'

/** Returns the pictures of a variant: those of another one in the same colour, otherwise those of its product. */
export async function variantPictures(
  trx: Db,
  { id, image, more_images }: LockedProduct,
  options: Record<string, string>,
) {
  const colour = options[COLOUR_OPTION]
  const sibling = await trx
    .selectFrom('products')
    .select(['image', 'more_images'])
    .where('parent_id', '=', id)
    .where(sql<boolean>`options->>${COLOUR_OPTION} = ${colour ?? null}`)
    .orderBy('id')
    .executeTakeFirst()
  return sibling ?? { image, more_images }
}
