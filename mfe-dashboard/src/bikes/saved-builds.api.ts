import type { Answer, Http } from '@nireeka/contracts'
import type { SavedBuildData, SaveNamedBikeData } from '@nireeka/contracts/api'
import { type Build, toCode } from '@nireeka/contracts/bike-build'
import { queryOptions } from '@nireeka/kit/query'

export interface SavedBuild {
  id: number
  /** What its member calls it, else the bike's name. */
  title: string
  /** Only what its member calls it. */
  givenName: string | null
  slug: string
  build: Build
  image: string
  /** "Size M, Pine"; what is still open isn't named. */
  choice: string
  /** Dollars, as of today. */
  price: number
  savedAt: Date
  /** What has changed since, in a sentence. */
  notice: string | null
  /** Where the configurator goes on with it. */
  path: string
}

export const SAVED_BUILDS_KEY = ['saved-builds']

export const savedBuilds = (http: Http) =>
  queryOptions({
    queryKey: SAVED_BUILDS_KEY,
    queryFn: async ({ signal }) => {
      const { data } = await http.get<Answer<{ items: SavedBuildData[] }>>('/api/builds', {
        signal,
      })
      return data.items.map(toSavedBuild)
    },
  })

export async function deleteSavedBuild(http: Http, id: number) {
  await http.delete<Answer<unknown>>(`/api/builds/${id}`)
}

/** Saves what was deleted once more, under its name; answers its new id. */
export async function restoreSavedBuild(http: Http, { slug, givenName, build }: SavedBuild): Promise<number> {
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

function toSavedBuild(data: SavedBuildData): SavedBuild {
  const build = {
    sizeId: data.size?.id ?? null,
    colourId: data.color?.id ?? null,
    ral: data.ral,
    partIds: data.part_ids,
  }
  return {
    id: data.id,
    title: data.name ?? data.title,
    givenName: data.name,
    slug: data.bike_slug,
    build,
    image: data.image,
    choice: choiceOf(data),
    price: data.price,
    savedAt: new Date(data.saved_at),
    notice: data.notice,
    path: pathOf(data.bike_slug, build),
  }
}

const choiceOf = ({ size, color, ral }: SavedBuildData) =>
  [size ? `Size ${size.name}` : '', color?.name ?? '', ...ral.map((code) => `RAL ${code}`)]
    .filter(Boolean)
    .join(', ')

/** The configurator reads a build's code from its address. */
function pathOf(slug: string, build: Build) {
  const code = toCode(build)
  return code ? `/configurator/${slug}?build=${code}` : `/configurator/${slug}`
}
