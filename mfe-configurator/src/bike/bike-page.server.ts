import { productData } from '@nireeka/kit/meta'
import type { Loader, Meta } from '@nireeka/kit/routes'

import { readBuild } from '../bike-build/address.ts'
import { readEntry } from '../bike-build/mode.ts'
import { coloursOf } from '../colour/colours.api.ts'
import { ownColourId } from '../colour/own-colour.ts'
import { pickColour } from '../colour/pick-colour.ts'
import { deliveryOf } from '../delivery/delivery.api.ts'
import { EditPage } from '../edit/lazy-edit-page.ts'
import { STEP_PAGES } from '../steps/step-pages.ts'
import { readStep, STEPS } from '../steps/steps.ts'
import { bikeBySlug } from './bike.api.ts'

type Path = '/configurator/:slug'

/** Loads the page's data: for a size in the URL its colours, for a colour its delivery date, for a step its code. */
export const loader: Loader<Path> = async ({ http, params: { slug }, query, load }) => {
  const bike = await load(bikeBySlug(http, slug))
  // Personal pages (a cart line, an owned bike) are never rendered on the server.
  if (readEntry(query).mode !== 'CNM') return void (await EditPage.load())
  const step = readStep(query, STEPS)
  if (step && step !== 'size' && step !== 'colour') await STEP_PAGES[step].load()
  const { sizeId, colourId } = readBuild(query, bike).build
  if (sizeId === null) return
  const colours = await load(coloursOf(http, bike.id, sizeId))
  const colour = pickColour(colours, colourId ?? ownColourId(bike))
  if (colour) await load(deliveryOf(http, { bikeId: bike.id, sizeId, colourId: colour.id }))
}

/** The canonical URL has no size or colour, because these don't make a different page. */
export const meta: Meta<Path> = async ({ http, params: { slug }, load }) => {
  const bike = await load(bikeBySlug(http, slug))
  const path = `/configurator/${bike.slug}`
  const isBuilt = bike.sizes.some(({ note }) => note === null)
  return {
    description: bike.summary,
    type: 'product',
    canonical: path,
    linkedData: [
      productData({
        title: bike.title,
        description: bike.description,
        path,
        pictures: [bike.image],
        price: bike.price,
        availability: isBuilt ? 'made_to_order' : 'out_of_stock',
      }),
    ],
  }
}
