import type { Document, Texture as FileTexture, TextureInfo } from '@gltf-transform/core'
import { KHRTextureTransform } from '@gltf-transform/extensions'
import { NearestFilter, RepeatWrapping, type Texture } from 'three'

import { type EncodePng, pixelsOf } from './png-pixels.ts'

/** Adds a texture, if there is one, and passes it to `put`. */
export type AddTexture = (
  texture: Texture | null,
  put: (texture: FileTexture) => TextureInfo | null,
) => Promise<void>

/** Returns what adds three.js textures to the file, each once, as a PNG with its filter and its repeats. */
export function textureAdder(document: Document, encodePng: EncodePng): AddTexture {
  const known = new Map<Texture, FileTexture>()
  return async (texture, put) => {
    if (!texture) return
    const added = known.get(texture) ?? (await addTexture(document, texture, encodePng))
    known.set(texture, added)
    const info = put(added)
    if (info) describe(document, info, texture)
  }
}

const addTexture = async (document: Document, texture: Texture, encodePng: EncodePng) =>
  document
    .createTexture(texture.name)
    .setMimeType('image/png')
    .setImage(await encodePng(pixelsOf(texture)))

/** WebGL's constants for wrapping and filtering of textures. */
const [REPEATED, CLAMPED, NEAREST] = [10497, 33071, 9728] as const

function describe(document: Document, info: TextureInfo, { wrapS, magFilter, repeat }: Texture) {
  const wrap = wrapS === RepeatWrapping ? REPEATED : CLAMPED
  info.setWrapS(wrap).setWrapT(wrap)
  if (magFilter === NearestFilter) info.setMagFilter(NEAREST).setMinFilter(NEAREST)
  if (repeat.x === 1 && repeat.y === 1) return
  const transform = document.createExtension(KHRTextureTransform).createTransform()
  info.setExtension('KHR_texture_transform', transform.setScale([repeat.x, repeat.y]))
}
