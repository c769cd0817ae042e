import { productData, type ServedHead } from '@nireeka/kit/server'

import { bikeBySlug } from './bike/bike.api.ts'
import { bikes } from './bikes/bikes.api.ts'

const pathOf = (slug: string) => `/configurator/${slug}`

/** What search engines and messengers are told of the pages that come as HTML. */
export const servedHeads: ServedHead[] = [
  {
    path: '/configurator',
    async describe({ http, load }) {
      const list = await load(bikes(http))
      const steps = list.map(({ slug, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: pathOf(slug),
      }))
      return { linkedData: [{ '@type': 'ItemList', itemListElement: steps }] }
    },
  },
  // Somebody's own, and any two of very many: nobody should find them by searching.
  { path: '/configurator/builds', describe: () => ({ isListed: false }) },
  { path: '/configurator/compare', describe: () => ({ isListed: false }) },
  {
    path: '/configurator/:slug',
    /** A size or a colour in the address is a choice, not another page. */
    async describe({ http, params: { slug = '' }, load }) {
      const bike = await load(bikeBySlug(http, slug))
      const isBuilt = bike.sizes.some(({ note }) => note === null)
      return {
        description: bike.summary,
        type: 'product',
        canonical: pathOf(bike.slug),
        linkedData: [
          productData({
            title: bike.title,
            description: bike.description,
            path: pathOf(bike.slug),
            pictures: [bike.image],
            price: bike.price,
            availability: isBuilt ? 'made_to_order' : 'out_of_stock',
          }),
        ],
      }
    },
  },
]
