import type { SavedBuildData } from '@nireeka/contracts/api'
import type { Build } from '@nireeka/contracts/bike-build'

/** A build that a member keeps. */
export interface SavedBuild {
  id: number
  /** What its member calls it, else the bike's name. */
  name: string
  /** Only what its member calls it. */
  givenName: string | null
  bike: string
  slug: string
  build: Build
  /** Size M, Pine; what is still open isn't named. */
  look: string
  parts: string[]
  /** Dollars, as of today. */
  price: number
  savedAt: Date
  /** What has changed since. */
  notice: string | null
}

export const toSavedBuild = (data: SavedBuildData): SavedBuild => ({
  id: data.id,
  name: data.name ?? data.title,
  givenName: data.name,
  bike: data.title,
  slug: data.bike_slug,
  build: {
    sizeId: data.size?.id ?? null,
    colourId: data.color?.id ?? null,
    ral: data.ral,
    partIds: data.part_ids,
  },
  look: [
    data.size ? `Size ${data.size.name}` : '',
    data.color?.name ?? '',
    ...data.ral.map((code) => `RAL ${code}`),
  ]
    .filter(Boolean)
    .join(', '),
  parts: data.parts,
  price: data.price,
  savedAt: new Date(data.saved_at),
  notice: data.notice,
})
