import { MeshPhysicalMaterial } from 'three'

import type { Measures } from '../src/bike/measures.ts'
import type { Paint } from '../src/configuration/paint-of.ts'

/** A bike's paint, with its lettering and without. */
export function createPaints(_measures: Measures) {
  const paint = new MeshPhysicalMaterial({
    roughness: 0.42,
    metalness: 0.05,
    clearcoat: 1,
    clearcoatRoughness: 0.035,
  })
  return {
    paint,
    paintPlain: paint,
    set({ colour }: Paint) {
      paint.color.set(colour)
    },
    dispose() {
      paint.dispose()
    },
  }
}
