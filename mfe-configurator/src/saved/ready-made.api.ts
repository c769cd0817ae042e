import type { Http } from '@nireeka/contracts'
import type { ReadyMadeBuildData } from '@nireeka/contracts/api'
import { type Build, EMPTY_BUILD } from '@nireeka/contracts/bike-build'
import { queryOptions } from '@nireeka/kit/query'

/** A build of ours to start from. `price` in dollars, `range` in km, `weight` in g. */
export interface ReadyMadeBuild extends Pick<
  ReadyMadeBuildData,
  'name' | 'text' | 'parts' | 'sizes' | 'price' | 'range' | 'weight'
> {
  slug: string
  bike: string
  colour: string
  /** The size is for the rider to choose. */
  build: Build
}

export const readyMadeBuilds = (http: Http) =>
  queryOptions({
    queryKey: ['ready-made-builds'],
    queryFn: async ({ signal }) => {
      const { data } = await http.get('/api/configurator/ready-made', { anonymous: true, signal })
      return data.builds.map(toReadyMade)
    },
  })

const toReadyMade = (data: ReadyMadeBuildData): ReadyMadeBuild => ({
  slug: data.bike_slug,
  bike: data.title,
  name: data.name,
  text: data.text,
  colour: data.color.name,
  parts: data.parts,
  sizes: data.sizes,
  price: data.price,
  range: data.range,
  weight: data.weight,
  build: { ...EMPTY_BUILD, colourId: data.color.id, partIds: data.part_ids },
})
