import { productData, type ServedHead } from '@nireeka/kit/server'

import { accessories, accessory } from './accessories/accessories.api.ts'
import { CATEGORY_NAMES, readWish, wishPath } from './accessories/wish.ts'

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
        // The order of a list is no other list, and what somebody looked for is nobody else's page.
        canonical: wishPath({ ...wish, q: undefined, sort: 'popular' }, { page: wish.page }),
        isListed: !wish.q && items.length > 0,
      }
    },
  },
  {
    path: '/shop/accessories/:id',
    async describe({ http, params: { id = '' }, load }) {
      const item = await load(accessory(http, id))
      return {
        description: item.description,
        type: 'product',
        linkedData: [
          productData({
            ...item,
            path: `/shop/accessories/${item.id}`,
            pictures: item.images,
            rating: item.rating === null ? null : { value: item.rating, count: item.rating_count },
          }),
        ],
      }
    },
  },
]
