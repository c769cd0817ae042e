import { SaveBike } from '@nireeka/contracts/api'
import type { Build } from '@nireeka/contracts/bike-build'
import { storage } from '@nireeka/kit/storage'

export interface StoredBuild {
  slug: string
  build: Build
}

/**
 * Returns the build that this browser stores for a guest until the login; null if there is none or it is unreadable.
 */
export function readStoredBuild(): StoredBuild | null {
  const stored = SaveBike.safeParse(storage.read('configuratorData'))
  if (!stored.success) return null
  const { bike_slug: slug, size_id: sizeId, color_id: colourId, ral, part_ids: partIds } = stored.data
  return { slug, build: { sizeId, colourId, ral, partIds } }
}

export const forgetStoredBuild = () => storage.clear('configuratorData')
