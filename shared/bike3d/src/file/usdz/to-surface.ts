import { Color, type MeshPhysicalMaterial, RepeatWrapping, SRGBColorSpace, type Texture } from 'three'

import type { Finish } from '../../materials/finishes.ts'
import type { Picture, Surface } from './usda-material.ts'

/** Returns the name of a texture's picture in the archive. */
export type FileOf = (texture: Texture) => string

/** Returns the surface of a plain finish, which is described by numbers alone, without textures. */
export const finishSurface = ({ colour, metalness, roughness, coat, glow }: Finish): Surface => ({
  diffuseColor: new Color(colour),
  emissiveColor: glow ? new Color(glow.colour).multiplyScalar(glow.strength) : null,
  normal: null,
  isCutOut: false,
  roughness,
  metallic: metalness,
  clearcoat: coat?.strength ?? 0,
  clearcoatRoughness: coat?.roughness ?? 0,
})

/** Returns the texture whose repeats are applied to the coordinates; null for a material without textures. */
export const firstTexture = ({ map, emissiveMap, normalMap }: MeshPhysicalMaterial): Texture | null =>
  map ?? emissiveMap ?? normalMap

/**
 * Returns the surface of a live view's material; what a preview surface can't express, such as the sheen of cloth, is
 * left out.
 */
export function materialSurface(material: MeshPhysicalMaterial, fileOf: FileOf): Surface {
  const { color, emissive, emissiveIntensity, map, emissiveMap, normalMap, normalScale } = material
  const first = firstTexture(material)
  const picture = (texture: Texture, factor: readonly number[], bias?: readonly number[]): Picture => ({
    file: fileOf(texture),
    isColour: texture.colorSpace === SRGBColorSpace,
    isRepeated: texture.wrapS === RepeatWrapping,
    scale: [texture.repeat.x / (first?.repeat.x ?? 1), texture.repeat.y / (first?.repeat.y ?? 1)],
    factor,
    bias,
  })
  const glow = emissive.clone().multiplyScalar(emissiveIntensity)
  const lit = emissiveMap ? picture(emissiveMap, [glow.r, glow.g, glow.b, 1]) : glow
  const depth = normalScale.x
  return {
    diffuseColor: map ? picture(map, [color.r, color.g, color.b, 1]) : color,
    emissiveColor: emissiveMap || glow.getHex() > 0 ? lit : null,
    // Rows are counted in the other direction than in the live view, so the normals' y is inverted.
    normal: normalMap && picture(normalMap, [2 * depth, -2 * depth, 2, 1], [-depth, depth, -1, 0]),
    isCutOut: map !== null && material.transparent,
    roughness: material.roughness,
    metallic: material.metalness,
    clearcoat: material.clearcoat,
    clearcoatRoughness: material.clearcoatRoughness,
  }
}
