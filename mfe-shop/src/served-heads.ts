import { productData, type ServedHead } from '@nireeka/kit/server'

import { type Accessory, accessories, accessory, reviews } from './accessories/accessories.api.ts'
import { CATEGORY_NAMES } from './accessories/list/categories.ts'
import { readWish, type Wish, wishPath } from './accessories/list/wish.ts'
import { readReviewWish } from './accessories/reviews/review-wish.ts'

/** Lists that somebody narrowed for themselves are nobody else's page; a category is everybody's. */
const isNarrowed = ({ q, bike, colour, min, max, in_stock }: Wish) =>
  [q, bike, colour, min, max, in_stock].some((filter) => filter !== undefined)

/** What search engines and messengers are told of the pages that come as HTML. */
export const servedHeads: ServedHead[] = [
  {
    path: '/shop/accessories',
    async describe({ http, query, load }) {
      const wish = readWish(query)
      const { items } = await load(accessories(http, wish))
      const names = items.slice(0, 3).map(({ title }) => title)
      const kind = wish.category && CATEGORY_NAMES[wish.category]
      return {
        ...(kind && names.length > 0
          ? { description: `${kind} made for our bikes: ${names.join(', ')}.` }
          : {}),
        // The order of a list is no other list.
        canonical: wishPath({ category: wish.category, sort: 'popular', page: 1 }, { page: wish.page }),
        isListed: !isNarrowed(wish) && items.length > 0,
      }
    },
  },
  {
    path: '/shop/accessories/:id',
    async describe({ http, params: { id = '' }, query, load }) {
      const item = await load(accessory(http, id))
      const { items } = await load(reviews(http, item.id, readReviewWish(query))).catch(() => ({ items: [] }))
      const path = `/shop/accessories/${item.id}`
      const product = productData({
        ...item,
        path,
        pictures: item.images,
        rating: item.rating === null ? null : { value: item.rating, count: item.rating_count },
      })
      return {
        description: item.description,
        type: 'product',
        // A choice is its product's page, whatever its reviews are narrowed to.
        canonical: path,
        linkedData: [{ ...product, ...offersOf(item, path), ...reviewsOf(items) }],
      }
    },
  },
  { path: '/shop/stock-alert', describe: () => ({ isListed: false }) },
  { path: '/shop/cart/checkout', describe: () => ({ isListed: false }) },
  // What somebody wants to buy is nobody's answer to a search.
  { path: '/shop/cart', describe: () => ({ isListed: false }) },
]

/** Choices at different prices are one offer from the lowest to the highest. */
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

const TOLD = 5

interface Told {
  author: string
  rating: number
  title: string | null
  body: string | null
  created_at: string
}

const reviewsOf = (items: readonly Told[]) =>
  items.length === 0
    ? {}
    : {
        review: items.slice(0, TOLD).map(({ author, rating, title, body, created_at }) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: author },
          datePublished: created_at.slice(0, 10),
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
          ...(title ? { name: title } : {}),
          ...(body ? { reviewBody: body } : {}),
        })),
      }
