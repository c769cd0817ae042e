import type { Answer, Http } from '@nireeka/contracts'
import type { SavedBuildData, SaveNamedBikeData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

import { type SavedBuild, toSavedBuild } from './saved-build.ts'

export const BUILDS_KEY = ['saved-builds']

/** A member's own, the newest first. */
export const savedBuilds = (http: Http) =>
  queryOptions({
    queryKey: BUILDS_KEY,
    queryFn: async ({ signal }) => {
      const { data } = await http.get<Answer<{ items: SavedBuildData[] }>>('/api/builds', { signal })
      return data.items.map(toSavedBuild)
    },
  })

export async function renameBuild(http: Http, id: number, name: string | null) {
  await http.put<Answer<SavedBuildData>>(`/api/builds/${id}`, { name })
}

export async function duplicateBuild(http: Http, id: number): Promise<string> {
  const { data } = await http.post<Answer<SavedBuildData>>(`/api/builds/${id}/duplicate`)
  return toSavedBuild(data).name
}

export async function deleteBuild(http: Http, id: number) {
  await http.delete<Answer<unknown>>(`/api/builds/${id}`)
}

/** Saves what was deleted once more, under its name; answers its new id. */
export async function restoreBuild(http: Http, { slug, givenName, build }: SavedBuild): Promise<number> {
  const wish: SaveNamedBikeData = {
    bike_slug: slug,
    size_id: build.sizeId,
    color_id: build.colourId,
    ral: [...build.ral],
    part_ids: [...build.partIds],
    name: givenName,
  }
  const { data } = await http.post<Answer<SavedBuildData>>('/api/configurator/save', wish)
  return data.id
}
