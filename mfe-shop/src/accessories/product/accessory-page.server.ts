import { productData, reviewData } from '@nireeka/kit/meta'
import type { Loader, Meta } from '@nireeka/kit/routes'
import { loadPictureAhead } from '@nireeka/ui'

import { type Accessory, accessory, reviews } from '../accessories.api.ts'
import { COLOUR_PARAM } from '../pictured-colour.ts'
import { readReviewParams } from '../reviews/review-params.ts'
import { chosenAt, picturesOf } from './choice.ts'
import { PICTURE_SIZES } from './product.tsx'

type Path = '/shop/accessories/:id'

export const loader: Loader<Path> = async ({ http, params: { id }, query, load, isAhead }) => {
  const item = await load(accessory(http, id))
  if (isAhead) {
    const chosen = chosenAt(item, id, query.get(COLOUR_PARAM))
    loadPictureAhead(picturesOf(item, chosen)[0] ?? null, PICTURE_SIZES)
  }
  // A product's page is rendered even if its reviews can't be loaded.
  await load(reviews(http, item.id, readReviewParams(query))).catch(() => undefined)
}

export const meta: Meta<Path> = async ({ http, params: { id }, query, load }) => {
  const item = await load(accessory(http, id))
  const { items } = await load(reviews(http, item.id, readReviewParams(query))).catch(() => ({ items: [] }))
  const path = `/shop/accessories/${item.id}`
  const product = productData({
    ...item,
    path,
    pictures: item.images,
    rating: item.rating === null ? null : { value: item.rating, count: item.ratingCount },
  })
  return {
    description: item.description,
    type: 'product',
    // The canonical URL is the product's path, without the query that filters its reviews.
    canonical: path,
    linkedData: [{ ...product, ...offersOf(item, path), ...reviewData(items) }],
  }
}

/**
 * Returns the structured data of a product's offers. Variants at different prices form one offer with a lowest and a
 * highest price.
 */
function offersOf({ choices, availability }: Accessory, path: string) {
  const prices = choices.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  if (choices.length === 0 || low === high) return {}
  return {
    offers: {
      '@type': 'AggregateOffer',
      url: path,
      lowPrice: low.toFixed(2),
      highPrice: high.toFixed(2),
      priceCurrency: 'USD',
      offerCount: choices.length,
      availability: `https://schema.org/${availability === 'out_of_stock' ? 'OutOfStock' : 'InStock'}`,
    },
  }
}
