import { createHash } from 'node:crypto'

import { PRODUCT_PICTURES, type ProductPicturesInput } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { conflict, type Db, invalid, notFound, recordAudit, type StaffCaller } from '../../platform/index.ts'
import { type LockedProduct, lockProduct } from '../product-admin/lock-product.ts'
import { drawSizes } from './draw-sizes.ts'
import type { DrawnPictures } from './drawn-pictures.ts'

interface Needs {
  db: Db
  now: () => Date
  drawn: DrawnPictures
}

interface Change {
  productId: number
  by: StaffCaller
}
export interface AddingPicture extends Change {
  version: number
  bytes: Buffer
}
export interface OrderingPictures extends Change {
  input: z.output<typeof ProductPicturesInput>
}

export type ProductPictures = ReturnType<typeof createProductPictures>

/** Creates what changes the pictures of products: those that are sent, and those that are drawn from the models. */
export function createProductPictures({ db, now, drawn }: Needs) {
  return {
    /** Stores a picture in all sizes and puts it behind the product's others. The same picture again changes nothing. */
    async add({ productId, version, bytes, by }: AddingPicture): Promise<void> {
      const sizes = await drawSizes(bytes)
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
      const path = `${PRODUCT_PICTURES.folder}${hash}.webp`
      await db.transaction().execute(async (trx) => {
        const product = await lockProduct(trx, productId, version)
        const before = imagesOf(product)
        if (before.length >= PRODUCT_PICTURES.most) throw conflict('too_many_pictures', FULL)
        const at = now()
        await trx
          .insertInto('product_pictures')
          .values(sizes.map((size) => ({ ...size, hash, at })))
          .onConflict((known) => known.doNothing())
          .execute()
        await write(trx, { product, images: [...before.filter((it) => it !== path), path], by, at })
      })
    },

    /** Writes which pictures a product has, in their order. Throws a 422 for a picture that there isn't. */
    async order({ productId, input, by }: OrderingPictures): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const product = await lockProduct(trx, productId, input.version)
        const images = [...new Set(input.images)]
        const before = imagesOf(product)
        for (const image of images) {
          if (!before.includes(image) && !drawn.has(image))
            throw invalid('images', 'There is no such picture.')
        }
        await write(trx, { product, images, by, at: now() })
      })
    },

    /** Returns a size of a picture that was sent; throws a 404 for one that there isn't. */
    async read(hash: string, width: number): Promise<Buffer> {
      const size = await db
        .selectFrom('product_pictures')
        .select('bytes')
        .where('hash', '=', hash)
        .where('width', '=', width)
        .executeTakeFirst()
      if (!size) throw notFound('This picture')
      return size.bytes
    },
  }
}

const FULL = `A product has at most ${PRODUCT_PICTURES.most} pictures. Remove one first.`

const imagesOf = ({ image, more_images }: Pick<LockedProduct, 'image' | 'more_images'>) =>
  image === null ? more_images : [image, ...more_images]

interface Writing {
  product: LockedProduct
  images: string[]
  by: StaffCaller
  at: Date
}

/** Writes the pictures of a product; variants that show its main one show the new ones. */
async function write(trx: Db, { product, images, by, at }: Writing) {
  const [image = null, ...more_images] = images
  await trx.updateTable('products').set({ image, more_images }).where('id', '=', product.id).execute()
  await trx
    .updateTable('products')
    .set({ image, more_images })
    .where('parent_id', '=', product.id)
    .where('image', 'is not distinct from', product.image)
    .execute()
  await recordAudit(trx, {
    by,
    action: 'product.picture',
    subject: { kind: 'product', id: product.id },
    before: { pictures: imagesOf(product) },
    after: { pictures: images },
    at,
  })
}
