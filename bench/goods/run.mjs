/**
 * `npm run bench:goods`: measures how soon the API answers the back office's lists of goods, with every filter and sort,
 * at 20,000 products with variants and movements and as many parts of the configurator and, beside it, at 2,000.
 */
import { measureLists } from '../lists/measure-lists.mjs'
import { fillCatalogue } from './fill-catalogue.mjs'
import { fillGoods } from './fill.mjs'
import { rowsFor } from './paths.mjs'

const SIZES = (process.env.SIZES ?? '2000,20000').split(',').map(Number)

await measureLists({
  what: 'products',
  sizes: SIZES,
  fill: async (client, size) => {
    await fillGoods(client, size)
    await fillCatalogue(client, size)
  },
  rows: rowsFor,
})
