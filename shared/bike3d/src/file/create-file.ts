import type { BikeModel } from '../bike/build-bike.ts'
import type { ColourChoice } from '../configuration/configuration.ts'
import { paintOf } from '../configuration/paint-of.ts'
import { createMaterials } from '../materials/create-materials.ts'
import { encodePng } from './encode-png.ts'
import type { WriteFile } from './file-needs.ts'
import { paintForFile } from './paint-for-file.ts'

/** Returns a built bike in a colour as a 3D file. Runs in a browser's worker, without a graphics context. */
export function createFile(
  { measures, pieces }: BikeModel,
  choice: ColourChoice,
  write: WriteFile,
): Promise<Uint8Array> {
  const materials = createMaterials(paintForFile(paintOf(choice), measures))
  return write({ name: measures.bike, pieces, materialOf: materials.of, encodePng })
}
