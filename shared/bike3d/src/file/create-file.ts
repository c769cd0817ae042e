import type { BikeModel } from '../bike/build-bike.ts'
import type { ColourChoice } from '../configuration/configuration.ts'
import { paintOf } from '../configuration/paint-of.ts'
import { createMaterials } from '../materials/create-materials.ts'
import { createGlb } from './create-glb.ts'
import { encodePng } from './encode-png.ts'

/** A built bike in a colour as a GLB; in a browser's worker. */
export async function createFile({ measures, pieces }: BikeModel, choice: ColourChoice): Promise<Uint8Array> {
  const paint = paintOf(choice)
  const materials = createMaterials({ tint: paint.colour })
  try {
    return await createGlb({ name: measures.bike, pieces, materialOf: materials.of, encodePng })
  } finally {
    materials.dispose()
  }
}
