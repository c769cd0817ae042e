import type { Http } from '@nireeka/contracts'
import { EMPTY_BUILD, pathOfBuild } from '@nireeka/contracts/bike-build'
import { queryOptions } from '@nireeka/kit/query'

/** A build of ours to start from. `look` is the bike and its colour, `path` opens it in the configurator, `price` in dollars. */
export interface ReadyMadeBuild {
  name: string
  look: string
  text: string
  image: string
  partIds: number[]
  parts: string[]
  price: number
  path: string
}

/** The query for the builds of ours that can be ordered now. */
export const readyMadeBuilds = (http: Http) =>
  queryOptions({
    queryKey: ['builds-to-start-from'],
    queryFn: async ({ signal }): Promise<ReadyMadeBuild[]> => {
      const { data } = await http.get('/api/configurator/ready-made', { anonymous: true, signal })
      return data.builds.map(({ bike_slug, title, color, part_ids, name, text, image, parts, price }) => ({
        name,
        look: `${title}, ${color.name}`,
        text,
        image,
        partIds: part_ids,
        parts,
        price,
        path: pathOfBuild(bike_slug, { ...EMPTY_BUILD, colourId: color.id, partIds: part_ids }),
      }))
    },
  })
