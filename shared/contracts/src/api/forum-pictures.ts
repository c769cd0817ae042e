import * as z from '@nireeka/contracts/zod'

import { answerOf } from './common.ts'

/** The limits of pictures in forum posts. `longestSide` is that of a stored picture, in pixels. */
export const FORUM_PICTURES = {
  maxBytes: 5_000_000,
  perPost: 10,
  longestSide: 1600,
  kinds: ['image/jpeg', 'image/png', 'image/webp'],
} as const

/** Answer of POST /api/forum/pictures, whose body is the picture: its id, and its size in pixels. */
export const ForumPictureAnswer = answerOf(
  z.strictObject({ id: z.string(), width: z.int(), height: z.int() }),
)
export type ForumPictureData = z.infer<typeof ForumPictureAnswer>['data']

/** Path parameters of GET /api/forum/pictures/{id}. */
export const ForumPictureParams = z.strictObject({
  id: z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'This is not a picture.'),
})

/** Query of GET /api/forum/pictures/{id}: `small` for the size for phones, at most 800 pixels wide. */
export const ForumPictureQuery = z.strictObject({ size: z.enum(['small']).optional() })
