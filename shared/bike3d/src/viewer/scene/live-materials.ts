import { MeshPhysicalMaterial } from 'three'

import type { Paint } from '../../configuration/paint-of.ts'
import { createMaterials } from '../../materials/create-materials.ts'
import type { LiveModel } from '../model/model-client.ts'

/** The materials of a live bike; a change of colour sets numbers and compiles nothing. */
export function createLiveMaterials() {
  const paint = new MeshPhysicalMaterial({ clearcoat: 1 })
  const paintPlain = new MeshPhysicalMaterial({ clearcoat: 1 })
  const materials = createMaterials({ paint, paintPlain })
  return {
    of: materials.of,
    setPaint({ colour }: Paint) {
      paint.color.set(colour)
      paintPlain.color.set(colour)
    },
    /** Brings in what a bike's own lettering needs. */
    fit(_model: LiveModel) {},
    dispose() {
      materials.dispose()
      paint.dispose()
      paintPlain.dispose()
    },
  }
}
