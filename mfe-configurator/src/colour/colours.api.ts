import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

import type { ColourGroup } from './pick-colour.ts'

/** The query for a size's colours; disabled until a size is chosen. */
export const coloursOf = (http: Http, bikeId: number, sizeId: number | undefined) =>
  queryOptions({
    queryKey: ['colours', bikeId, sizeId],
    enabled: sizeId !== undefined,
    queryFn: async ({ signal }): Promise<ColourGroup[]> => {
      const params = { productId: bikeId, sizeId: sizeId ?? '' }
      const path = '/api/configurator/colors/available/:productId/:sizeId'
      const { data } = await http.get(path, { params, signal })
      return data.available.map(({ type, colors }) => ({
        type,
        colours: colors.map(({ id, name, swatch, price, lead_days, ral_codes }) => ({
          id,
          name,
          swatch,
          price,
          leadDays: lead_days,
          ralCodes: ral_codes,
        })),
      }))
    },
  })
