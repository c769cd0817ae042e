import type { ServedPage } from '@nireeka/kit/remote'

import { readChoice } from './bike/address.ts'
import { bikeBySlug } from './bike/bike.api.ts'
import { bikes } from './bikes/bikes.api.ts'
import { coloursOf } from './colour/colours.api.ts'
import { pickColour } from './colour/pick-colour.ts'
import { deliveryOf } from './delivery/delivery.api.ts'

/** The pages that come as HTML, and what their first view shows. */
export const servedPages: ServedPage[] = [
  { path: '/configurator', load: ({ http, load }) => load(bikes(http)) },
  {
    path: '/configurator/:slug',
    /** A size that the address names has its colours, and a colour its delivery. */
    async load({ http, params: { slug = '' }, query, load }) {
      const bike = await load(bikeBySlug(http, slug))
      const { size, colourId } = readChoice(query, bike.sizes)
      if (!size) return
      const colour = pickColour(await load(coloursOf(http, bike.id, size.id)), colourId)
      if (colour) await load(deliveryOf(http, { bikeId: bike.id, sizeId: size.id, colourId: colour.id }))
    },
  },
  { path: '*', status: 404 },
]
