import { Color, MeshPhysicalMaterial, Vector2 } from 'three'

import { smallScreen, touchScreen } from '../textures/display-screens.ts'
import type { Pixels } from '../textures/pixels.ts'
import { carbonTwill, fabricNormal, leatherNormal } from '../textures/surfaces.ts'
import { toTexture } from '../textures/to-texture.ts'
import { LETTERINGS, PATTERNS, type Tread, tyreColour, tyreNormal } from '../textures/tyre-maps.ts'
import type { TexturedName } from './material-names.ts'

/** The resolution of lettering on tyres: 2 in stills, whose camera may be close. */
export type Sharpness = 1 | 2

export const TEXTURED: Record<TexturedName, (sharpness: Sharpness) => MeshPhysicalMaterial> = {
  tyreTrail: (sharpness) => tyre('trail', sharpness),
  tyreCity: (sharpness) => tyre('city', sharpness),
  tyreUrban: (sharpness) => tyre('urban', sharpness),
  carbon: () =>
    new MeshPhysicalMaterial({
      map: toTexture(carbonTwill(), { isColour: true, repeat: [60, 4] }),
      roughness: 0.4,
      metalness: 0.2,
      clearcoat: 1,
      clearcoatRoughness: 0.06,
    }),
  saddleCover: () =>
    new MeshPhysicalMaterial({
      color: '#2a2b2d',
      roughness: 0.6,
      ...leatherGrain(0.35),
      sheen: 0.3,
      sheenRoughness: 0.5,
      sheenColor: new Color('#555555'),
    }),
  leather: () =>
    new MeshPhysicalMaterial({
      color: '#6b4227',
      roughness: 0.52,
      ...leatherGrain(0.5),
      clearcoat: 0.15,
      clearcoatRoughness: 0.5,
    }),
  fabric: () => cloth('#2b3034'),
  displaySmall: () => screen(smallScreen()),
  displayTouch: () => screen(touchScreen()),
}

/** Returns woven cloth; one unit of its texture coordinates is 16 threads. */
export function cloth(color: string): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    color,
    roughness: 0.88,
    normalMap: toTexture(fabricNormal(), { repeat: [1, 1] }),
    normalScale: new Vector2(0.55, 0.55),
    sheen: 0.6,
    sheenRoughness: 0.6,
    sheenColor: new Color(color).lerp(new Color('#ffffff'), 0.3),
  })
}

const leatherGrain = (depth: number) => ({
  normalMap: toTexture(leatherNormal(), { repeat: [2.2, 2.2] }),
  normalScale: new Vector2(depth, depth),
})

const tyre = (tread: Tread, sharpness: Sharpness) =>
  new MeshPhysicalMaterial({
    map: toTexture(tyreColour(tread, sharpness), { isColour: true, repeat: [LETTERINGS, 1] }),
    normalMap: toTexture(tyreNormal(tread), { repeat: [PATTERNS, 1] }),
    roughness: 0.88,
  })

const screen = (pixels: Pixels) =>
  new MeshPhysicalMaterial({
    color: '#000000',
    emissive: 0xffffff,
    emissiveMap: toTexture(pixels, { isColour: true }),
    emissiveIntensity: 0.95,
    roughness: 0.1,
    specularIntensity: 0.35,
  })
