import type { Http } from '@nireeka/contracts'
import type { SavedBuildData, SaveNamedBikeData } from '@nireeka/contracts/api'
import type { Build } from '@nireeka/contracts/bike-build'

import { queryOptions } from '@nireeka/kit/query'

/** A bike build that a member has saved. */
export interface SavedBuild {
  id: number
  /** The member's name for the build, or else the bike's name. */
  name: string
  /** The member's name for the build; null when there is none. */
  givenName: string | null
  bike: string
  slug: string
  image: string
  build: Build
  /** Size and colour, such as "Size M, Pine", without those that are still open. */
  look: string
  parts: string[]
  /** Today's price in dollars. */
  price: number
  savedAt: Date
  /** What has changed since the build was saved, as a sentence. */
  notice: string | null
}

export const SAVED_BUILDS_KEY = ['saved-builds']

/** Loads the member's saved builds, the newest first. */
export const savedBuilds = (http: Http) =>
  queryOptions({
    queryKey: SAVED_BUILDS_KEY,
    queryFn: async ({ signal }) => {
      const { data } = await http.get('/api/builds', { signal })
      return data.items.map(toSavedBuild)
    },
  })

export async function renameBuild(http: Http, id: number, name: string | null) {
  await http.put('/api/builds/:id', { name }, { params: { id } })
}

/** Saves a copy of a build; returns the copy's name. */
export async function duplicateBuild(http: Http, id: number): Promise<string> {
  const { data } = await http.post('/api/builds/:id/duplicate', {}, { params: { id } })
  return toSavedBuild(data).name
}

export async function deleteBuild(http: Http, id: number) {
  await http.delete('/api/builds/:id', { params: { id } })
}

/** Saves a deleted build again under its former name; returns its new id. */
export async function restoreBuild(http: Http, { slug, givenName, build }: SavedBuild): Promise<number> {
  const body: SaveNamedBikeData = {
    bike_slug: slug,
    size_id: build.sizeId,
    color_id: build.colourId,
    ral: [...build.ral],
    part_ids: [...build.partIds],
    name: givenName,
  }
  const { data } = await http.post('/api/configurator/save', body)
  return data.id
}

const toSavedBuild = (data: SavedBuildData): SavedBuild => ({
  id: data.id,
  name: data.name ?? data.title,
  givenName: data.name,
  bike: data.title,
  slug: data.bike_slug,
  image: data.image,
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
