import { productData, reviewData } from '@nireeka/kit/meta'
import type { Loader, Meta } from '@nireeka/kit/routes'

import { readBuild } from '../bike-build/address.ts'
import { readEntry } from '../bike-build/mode.ts'
import { bikes } from '../bikes/bikes.api.ts'
import { coloursOf } from '../colour/colours.api.ts'
import { ownColourId } from '../colour/own-colour.ts'
import { pickColour } from '../colour/pick-colour.ts'
import { deliveryOf } from '../delivery/delivery.api.ts'
import { EditPage } from '../edit/lazy-edit-page.ts'
import { STEP_PAGES } from '../steps/step-pages.ts'
import { readStep, STEPS } from '../steps/steps.ts'
import { bikeBySlug, type BuildableBike } from './bike.api.ts'
import { bikeAbout, bikeReviews } from './sections/about.api.ts'
import { loadSections } from './sections/load-sections.ts'
import { readReviewPage } from './sections/reviews/review-pages.ts'

type Path = '/configurator/:slug'

/**
 * Loads the page's data: for a size in the URL its colours, for a colour its delivery date, for a step its code, and
 * what is told below the builder. The other bikes are the scale of its bars, without which it is shown as well.
 */
export const loader: Loader<Path> = async (needs) => {
  const { http, params, query, load } = needs
  const bike = await load(bikeBySlug(http, params.slug))
  // Personal pages (a cart line, an owned bike) are never rendered on the server.
  if (readEntry(query).mode !== 'CNM') return void (await EditPage.load())
  await Promise.all([
    loadBuild(needs, bike),
    loadSections(needs, bike.slug),
    load(bikes(http)).catch(() => null),
  ])
}

type Needs = Pick<Parameters<Loader<Path>>[0], 'http' | 'load' | 'query'>

async function loadBuild({ http, load, query }: Needs, bike: BuildableBike) {
  const step = readStep(query, STEPS)
  if (step && step !== 'size' && step !== 'colour') await STEP_PAGES[step].load()
  const { sizeId, colourId } = readBuild(query, bike).build
  if (sizeId === null) return
  const colours = await load(coloursOf(http, bike.id, sizeId))
  const colour = pickColour(colours, colourId ?? ownColourId(bike))
  if (colour) await load(deliveryOf(http, { bikeId: bike.id, sizeId, colourId: colour.id }))
}

const UNRATED = { average: null, count: 0 }

/** The canonical URL has no size or colour, because these don't make a different page. */
export const meta: Meta<Path> = async ({ http, params: { slug }, query, load }) => {
  const bike = await load(bikeBySlug(http, slug))
  const path = `/configurator/${bike.slug}`
  const isBuilt = bike.sizes.some(({ note }) => note === null)
  const { reviews } = await load(bikeAbout(http, bike.slug)).catch(() => ({ reviews: UNRATED }))
  const page = readReviewPage(query)
  const { items } = await load(bikeReviews(http, bike.slug, page)).catch(() => ({ items: [] }))
  return {
    description: bike.summary,
    type: 'product',
    canonical: path,
    linkedData: [
      {
        ...productData({
          title: bike.title,
          description: bike.description,
          path,
          pictures: [bike.image],
          price: bike.price,
          availability: isBuilt ? 'made_to_order' : 'out_of_stock',
          rating: reviews.average === null ? null : { value: reviews.average, count: reviews.count },
        }),
        ...reviewData(items),
      },
    ],
  }
}
