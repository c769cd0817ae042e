import { FORUM_PICTURES } from '@nireeka/contracts/api'
import type { Sharp } from 'sharp'

import { ApiError, openPicture } from '../../platform/index.ts'

const FORMATS = ['jpeg', 'png', 'webp']
const QUALITY = 82
const SMALL_WIDTH = 800

export interface DrawnPicture {
  /** In pixels, as the picture is shown: upright. */
  width: number
  height: number
  /** The picture as WebP. */
  bytes: Buffer
  /** The size for phones; null when the picture itself is no wider. */
  small: Buffer | null
}

/**
 * Writes a picture anew as WebP: upright, scaled down, and without the camera's data, such as the place where it was
 * taken, or anything else that is hidden in the file. Throws a 422 for what is no JPEG, PNG or WebP picture by its bytes.
 */
export async function drawPicture(bytes: Buffer): Promise<DrawnPicture> {
  const drawn = await openPicture(bytes, async (picture) => {
    const { format } = await picture.metadata()
    return FORMATS.includes(format) ? drawBoth(picture) : null
  })
  if (!drawn) throw new ApiError(422, 'not_this_kind', 'We can’t read this picture. Send a JPG, PNG or WebP.')
  return drawn
}

async function drawBoth(picture: Sharp): Promise<DrawnPicture> {
  const side = FORUM_PICTURES.longestSide
  const { data, info } = await draw(picture, { width: side, height: side })
  const small = info.width > SMALL_WIDTH ? await draw(picture, { width: SMALL_WIDTH }) : null
  return { width: info.width, height: info.height, bytes: data, small: small?.data ?? null }
}

const draw = (picture: Sharp, size: { width: number; height?: number }) =>
  picture
    .clone()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
