import * as z from '@nireeka/contracts/zod'

/** The limits of a member's picture. `side` is that of the stored picture, in pixels. */
export const AVATARS = {
  folder: '/api/avatars/',
  maxBytes: 5_000_000,
  side: 256,
  kinds: ['image/jpeg', 'image/png', 'image/webp'],
} as const

const Pixels = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,5})$/, 'This is not a number of pixels.')
  .transform(Number)

/**
 * Query of PUT /api/account/avatar, whose body is the picture: the square that is kept of it, in pixels of the upright
 * picture. What reaches over its edge is moved into it.
 */
export const AvatarQuery = z.strictObject({
  x: Pixels,
  y: Pixels,
  side: Pixels.refine((side) => side > 0, 'This is not a square.'),
})
export type AvatarSquare = z.output<typeof AvatarQuery>

/** A picture's name, which no other picture ever has. */
export const AvatarParams = z.strictObject({
  name: z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.webp$/, 'This is not a picture.'),
})
