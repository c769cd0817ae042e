import type { Answer, Http } from '@nireeka/contracts'
import type { SavedBikeData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

export interface SavedBuild {
  id: number
  title: string
  image: string
  /** "Size M, Pine"; what is still open isn't named. */
  choice: string
  /** Dollars, as of today. */
  price: number
  savedAt: Date
  /** Where the configurator goes on with it. */
  path: string
}

export const SAVED_BUILDS_KEY = ['saved-builds']

export const savedBuilds = (http: Http) =>
  queryOptions({
    queryKey: SAVED_BUILDS_KEY,
    queryFn: async ({ signal }) => {
      const { data } = await http.get<Answer<{ items: SavedBikeData[] }>>('/api/configurator/saved', {
        signal,
      })
      return data.items.map(toBuild)
    },
  })

export async function deleteSavedBuild(http: Http, id: number) {
  await http.delete<Answer<unknown>>(`/api/configurator/saved/${id}`)
}

const toBuild = (data: SavedBikeData): SavedBuild => ({
  id: data.id,
  title: data.title,
  image: data.image,
  choice: [data.size ? `Size ${data.size.name}` : '', data.color?.name ?? ''].filter(Boolean).join(', '),
  price: data.price,
  savedAt: new Date(data.saved_at),
  path: pathOf(data),
})

/** The configurator reads size and colour from its address. */
function pathOf({ bike_slug, size, color }: SavedBikeData) {
  const query = new URLSearchParams()
  if (size) query.set('size', String(size.id))
  if (color) query.set('color', String(color.id))
  return query.size > 0 ? `/configurator/${bike_slug}?${query}` : `/configurator/${bike_slug}`
}
