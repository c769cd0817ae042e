import { MeshPhysicalMaterial } from 'three'

import { BRIGHTEST_GLOW, paletteMaps } from '../textures/palette-maps.ts'
import { toTexture } from '../textures/to-texture.ts'

/** Returns one material for all plain finishes: each vertex refers to its finish's texel. */
export function createPaletteMaterial(): MeshPhysicalMaterial {
  const maps = paletteMaps()
  const surface = toTexture(maps.surface, { isTable: true })
  const coat = toTexture(maps.coat, { isTable: true })
  return new MeshPhysicalMaterial({
    map: toTexture(maps.colour, { isTable: true, isColour: true }),
    roughnessMap: surface,
    metalnessMap: surface,
    roughness: 1,
    metalness: 1,
    clearcoat: 1,
    clearcoatRoughness: 1,
    clearcoatMap: coat,
    clearcoatRoughnessMap: coat,
    emissive: 0xffffff,
    emissiveMap: toTexture(maps.glow, { isTable: true, isColour: true }),
    emissiveIntensity: BRIGHTEST_GLOW,
  })
}
