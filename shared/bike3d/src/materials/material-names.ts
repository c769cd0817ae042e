import type { FinishName } from './finishes.ts'
import type { LabelName } from './labels/label-names.ts'

/** Materials with a texture; their geometries have texture coordinates for it (see `textures/`). */
export type TexturedName =
  | 'tyreTrail'
  | 'tyreCity'
  | 'tyreUrban'
  | 'carbon'
  | 'saddleCover'
  | 'leather'
  | 'fabric'
  | 'displaySmall'
  | 'displayTouch'

/**
 * What a mesh is made of. `paint`: the frame with its lettering; `paintPlain`: the same colour without;
 * `shell` and `cloth`: an accessory's own colour, lacquered or woven; `label:…`: a printed area, texture
 * coordinates 0 to 1 over it.
 */
export type MaterialName =
  | FinishName
  | TexturedName
  | 'paint'
  | 'paintPlain'
  | 'shell'
  | 'cloth'
  | `label:${LabelName}`
