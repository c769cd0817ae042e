import { SaveBike } from '@nireeka/contracts/api'
import type { Build } from '@nireeka/contracts/bike-build'
import { storage } from '@nireeka/kit/storage'

export interface KeptBuild {
  slug: string
  build: Build
}

/** What this browser keeps for a guest until the login; null: nothing, or nothing that can be read. */
export function readKeptBuild(): KeptBuild | null {
  const kept = SaveBike.safeParse(storage.read('configuratorData'))
  if (!kept.success) return null
  const { bike_slug: slug, size_id: sizeId, color_id: colourId, ral, part_ids: partIds } = kept.data
  return { slug, build: { sizeId, colourId, ral, partIds } }
}

export const forgetKeptBuild = () => storage.clear('configuratorData')
