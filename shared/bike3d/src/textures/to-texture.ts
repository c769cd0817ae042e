import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  NearestFilter,
  NoColorSpace,
  RedFormat,
  RepeatWrapping,
  RGBAFormat,
  SRGBColorSpace,
} from 'three'

import type { V2 } from '../shapes/vectors.ts'
import type { Pixels } from './pixels.ts'

export interface TextureOptions {
  /** Set for colours that are seen; not for numbers such as normals. */
  isColour?: boolean
  /** Set when texels must not blend into each other. */
  isTable?: boolean
  repeat?: V2
  anisotropy?: number
}

/** Returns the pixels as a texture of three.js, without a canvas; its rows start at the bottom. */
export function toTexture(
  pixels: Pixels,
  { isColour, isTable, repeat, anisotropy = 8 }: TextureOptions = {},
) {
  const format = pixels.channels === 1 ? RedFormat : RGBAFormat
  const texture = new DataTexture(upsideDown(pixels), pixels.width, pixels.height, format)
  texture.colorSpace = isColour ? SRGBColorSpace : NoColorSpace
  texture.magFilter = isTable ? NearestFilter : LinearFilter
  texture.minFilter = isTable ? NearestFilter : LinearMipmapLinearFilter
  texture.generateMipmaps = !isTable
  texture.anisotropy = isTable ? 1 : anisotropy
  if (repeat) {
    texture.wrapS = texture.wrapT = RepeatWrapping
    texture.repeat.set(...repeat)
  }
  texture.needsUpdate = true
  return texture
}

function upsideDown({ width, height, channels, data }: Pixels): Uint8Array<ArrayBuffer> {
  const turned = new Uint8Array(data.length)
  const row = width * channels
  for (let y = 0; y < height; y++) turned.set(data.subarray(y * row, (y + 1) * row), (height - 1 - y) * row)
  return turned
}
