import type { Answer, Http } from '@nireeka/contracts'
import type { SavedBuildData } from '@nireeka/contracts/api'
import { toCode } from '@nireeka/contracts/build'
import { queryOptions } from '@nireeka/kit/query'

export interface SavedBuild {
  id: number
  /** What its member calls it, else the bike's name. */
  title: string
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
      return data.items.map(toBuild)
    },
  })

export async function deleteSavedBuild(http: Http, id: number) {
  await http.delete<Answer<unknown>>(`/api/builds/${id}`)
}

const toBuild = (data: SavedBuildData): SavedBuild => ({
  id: data.id,
  title: data.name ?? data.title,
  image: data.image,
  choice: choiceOf(data),
  price: data.price,
  savedAt: new Date(data.saved_at),
  notice: data.notice,
  path: pathOf(data),
})

const choiceOf = ({ size, color, ral }: SavedBuildData) =>
  [size ? `Size ${size.name}` : '', color?.name ?? '', ...ral.map((code) => `RAL ${code}`)]
    .filter(Boolean)
    .join(', ')

/** The configurator reads a build's code from its address. */
function pathOf({ bike_slug, size, color, ral, part_ids }: SavedBuildData) {
  const code = toCode({ sizeId: size?.id ?? null, colourId: color?.id ?? null, ral, partIds: part_ids })
  return code ? `/configurator/${bike_slug}?build=${code}` : `/configurator/${bike_slug}`
}
