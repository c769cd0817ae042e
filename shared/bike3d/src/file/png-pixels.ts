import { DataTexture, type Texture } from 'three'

/** RGBA pixels, row by row from the top. */
export interface PngPixels {
  width: number
  height: number
  data: Uint8Array
}

export type EncodePng = (pixels: PngPixels) => Promise<Uint8Array>

/** Returns the pixels of a data texture, whose first row is the file's first row. */
export function pixelsOf(texture: Texture): PngPixels {
  if (!(texture instanceof DataTexture) || !(texture.image.data instanceof Uint8Array))
    throw new Error(`The texture ${texture.name} is not made of bytes.`)
  const { width, height, data } = texture.image
  if (data.length === width * height * 4) return { width, height, data }
  const rgba = new Uint8Array(width * height * 4)
  data.forEach((value, i) => rgba.set([value, value, value, 255], i * 4))
  return { width, height, data: rgba }
}
