import * as z from '@nireeka/contracts/zod'

import { answerOf, text } from './common.ts'

/** The pictures of products that admins send: their folder in addresses, and limits. */
export const PRODUCT_PICTURES = {
  folder: '/api/product-pictures/',
  most: 12,
  maxBytes: 10_000_000,
  kinds: ['image/jpeg', 'image/png', 'image/webp'],
} as const

/** Headers of POST /api/backoffice/products/{id}/pictures, whose body is the picture: the version that was read. */
export const ProductPictureHeaders = z.object({
  'x-version': z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'This is not a version.')
    .transform(Number),
})

/** Body of POST …/pictures/order: the product's pictures in their order; the first is the main one. */
export const ProductPicturesInput = z.strictObject({
  version: z.int().min(1),
  images: z.array(text(200)).max(PRODUCT_PICTURES.most),
})

/** Answer of GET /api/backoffice/drawn-pictures: the paths of all pictures that were drawn from the models. */
export const DrawnPicturesAnswer = answerOf(z.strictObject({ pictures: z.array(z.string()) }))

/** A picture by the name of a size: `<hash>.webp`, `<hash>-640.webp`, `<hash>-preview.webp`. */
export const ProductPictureParams = z.strictObject({
  name: z.string().regex(/^[0-9a-f]{32}(-(640|960|preview))?\.webp$/, 'This is not a picture.'),
})
