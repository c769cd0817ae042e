import { DataTexture, type Texture } from 'three'

import type { Paint } from '../../configuration/paint-of.ts'
import { createMaterials } from '../../materials/create-materials.ts'
import { createPaint, setPaint, setPaintMask } from '../../materials/paint/create-paint.ts'
import { toTexture } from '../../textures/to-texture.ts'
import type { LiveModel } from '../model/model-client.ts'

/** The paint until the first bike's is known. */
const PRIMER: Paint = { finish: 'standard', colour: '#888888' }

/** Returns the materials of a live bike; changing its colour sets uniforms and compiles nothing. */
export function createLiveMaterials() {
  let mask: Texture = new DataTexture(new Uint8Array(4), 1, 1)
  const paint = createPaint(PRIMER, mask)
  const paintPlain = createPaint(PRIMER)
  const materials = createMaterials({ paint, paintPlain })
  return {
    of: materials.of,
    setPaint(next: Paint) {
      setPaint(paint, next)
      setPaint(paintPlain, next)
    },
    /** Replaces the frame's lettering. */
    setMask({ pixels }: LiveModel['mask']) {
      if (!pixels) return
      mask.dispose()
      mask = toTexture(pixels)
      setPaintMask(paint, mask)
    },
    dispose() {
      materials.dispose()
      for (const owned of [mask, paint, paintPlain]) owned.dispose()
    },
  }
}
