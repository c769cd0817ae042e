import type { Sharp } from 'sharp'

import { ApiError, openPicture } from '../../platform/index.ts'

const WIDTHS = [640, 960, 1280] as const
const FORMATS = ['jpeg', 'png', 'webp']
const SHAPE = { width: 8, height: 5 }
const PREVIEW = { width: 16, height: 10 }
const QUALITY = 82
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

export interface Size {
  /** The width in pixels; 0 for the preview. */
  width: number
  bytes: Buffer
}

/**
 * Returns a picture as WebP in the sizes that pages ask for, in the shape of all pictures of products: 8 to 5, with
 * clear space where it is narrower or lower. Throws a 422 for what is no JPEG, PNG or WebP picture.
 */
export async function drawSizes(bytes: Buffer): Promise<Size[]> {
  const sizes = await openPicture(bytes, async (picture) => {
    const { format } = await picture.metadata()
    return FORMATS.includes(format) ? drawAll(picture) : null
  })
  if (!sizes) throw new ApiError(422, 'not_this_kind', 'This is no JPG, PNG or WebP picture.')
  return sizes
}

async function drawAll(picture: Sharp): Promise<Size[]> {
  const sizes: Size[] = [{ width: 0, bytes: await draw(picture, PREVIEW) }]
  for (const width of WIDTHS) {
    const size = { width, height: (width * SHAPE.height) / SHAPE.width }
    sizes.push({ width, bytes: await draw(picture, size) })
  }
  return sizes
}

const draw = (picture: Sharp, size: { width: number; height: number }) =>
  picture
    .clone()
    .resize({ ...size, fit: 'contain', background: CLEAR })
    .webp({ quality: QUALITY })
    .toBuffer()
