import type { ServedPage } from '@nireeka/kit/remote'

import { bikeBySlug } from './bike/bike.api.ts'
import { bikes } from './bikes/bikes.api.ts'
import { offersCode } from './bikes/offers-code.ts'
import { readBuild } from './bike-build/address.ts'
import { readEntry } from './bike-build/mode.ts'
import { coloursOf } from './colour/colours.api.ts'
import { pickColour } from './colour/pick-colour.ts'
import { deliveryOf } from './delivery/delivery.api.ts'
import { loadPair } from './compare/load-pair.ts'
import { buildsCode } from './saved/builds-code.ts'
import { editCode } from './edit/edit-code.ts'
import { STEP_CODES } from './steps/step-codes.ts'
import { readStep, STEPS } from './steps/steps.ts'

/** The pages that come as HTML, and what their first view shows. */
export const servedPages: ServedPage[] = [
  { path: '/configurator', load: ({ http, load }) => Promise.all([load(bikes(http)), offersCode.load()]) },
  { path: '/configurator/builds', load: () => buildsCode.load() },
  { path: '/configurator/compare', load: loadPair },
  {
    path: '/configurator/:slug',
    /** A size that the address names has its colours, a colour its delivery, and a step its code. */
    async load({ http, params: { slug = '' }, query, load }) {
      const bike = await load(bikeBySlug(http, slug))
      // What is somebody's own (a cart, a bike) is never in a served page.
      if (readEntry(query).mode !== 'CNM') return void (await editCode.load())
      const step = readStep(query, STEPS)
      if (step && step !== 'size' && step !== 'colour') await STEP_CODES[step].load()
      const { sizeId, colourId } = readBuild(query, bike).build
      if (sizeId === null) return
      const colour = pickColour(await load(coloursOf(http, bike.id, sizeId)), colourId)
      if (colour) await load(deliveryOf(http, { bikeId: bike.id, sizeId, colourId: colour.id }))
    },
  },
  { path: '*', status: 404 },
]
