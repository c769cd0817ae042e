import { AVATARS, type AvatarSquare } from '@nireeka/contracts/api'
import type { Sharp } from 'sharp'

import { ApiError, openPicture } from '../../platform/index.ts'

const FORMATS = ['jpeg', 'png', 'webp']
const QUALITY = 82

/**
 * Writes a square of a picture anew as WebP of one size: upright, and without the camera's data or anything else that is
 * hidden in the file. Throws a 422 for what is no JPEG, PNG or WebP picture by its bytes.
 */
export async function drawAvatar(bytes: Buffer, square: AvatarSquare): Promise<Buffer> {
  const drawn = await openPicture(bytes, async (picture) => {
    const { format, autoOrient } = await picture.metadata()
    return FORMATS.includes(format) ? drawSquare(picture, within(autoOrient, square)) : null
  })
  if (!drawn) throw new ApiError(422, 'not_this_kind', 'We can’t read this picture. Send a JPG, PNG or WebP.')
  return drawn
}

const drawSquare = (picture: Sharp, { x, y, side }: AvatarSquare) =>
  picture
    .extract({ left: x, top: y, width: side, height: side })
    .resize({ width: AVATARS.side, height: AVATARS.side, fit: 'fill' })
    .webp({ quality: QUALITY })
    .toBuffer()

/** Returns the square that lies within the picture and is nearest to the one that was asked for. */
export function within(picture: { width: number; height: number }, square: AvatarSquare): AvatarSquare {
  const side = Math.min(square.side, picture.width, picture.height)
  return {
    x: Math.min(square.x, picture.width - side),
    y: Math.min(square.y, picture.height - side),
    side,
  }
}
