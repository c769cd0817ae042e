import type { Measures } from '../src/bike/measures.ts'
import { type Paint, paintOf } from '../src/configuration/paint-of.ts'
import { createPaint, setPaint } from '../src/materials/paint/create-paint.ts'
import { paintMask } from '../src/materials/paint/paint-mask.ts'
import { toTexture } from '../src/textures/to-texture.ts'

const MASK_WIDTH = 2048

/** Returns a bike's paint materials, with lettering and without. */
export function createPaints(measures: Measures) {
  const first = paintOf({ id: 1 })
  const mask = toTexture(paintMask(measures, MASK_WIDTH))
  const paint = createPaint(first, mask)
  const paintPlain = createPaint(first)
  return {
    paint,
    paintPlain,
    set(next: Paint) {
      setPaint(paint, next)
      setPaint(paintPlain, next)
    },
    dispose() {
      mask.dispose()
      paint.dispose()
      paintPlain.dispose()
    },
  }
}
