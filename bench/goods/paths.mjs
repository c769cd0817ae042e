/** The addresses that `npm run bench:goods` measures: for each list its sorts, its filters, and what else it asks. */

import { CATALOGUE_LISTS } from './catalogue-paths.mjs'

/**
 * @typedef {object} List
 * @property {string} name
 * @property {string} path
 * @property {(size: number) => number} [rowsOf] how many rows it has in a shop of so many products; as many without it
 * @property {string[]} sorts none for a list in one order
 * @property {string[]} filters queries without sort and page; '' for none
 * @property {string[]} [others] further addresses, measured as they are
 */

/** @type {List[]} */
const LISTS = [
  {
    name: 'stock',
    path: '/api/backoffice/stock',
    sorts: ['available', '-available', 'name', '-name', 'back', '-back'],
    filters: [
      '',
      'level=low',
      'level=out',
      'type=accessory',
      'type=spare',
      'type=part',
      'search=BN-0001',
      'search=carbon',
      'search=carbon%20hel',
      'search=a',
      'type=accessory&level=low&search=travel',
    ],
    others: [
      '/api/backoffice/stock/counts',
      '/api/backoffice/stock/counts?search=carbon&type=accessory',
      '/api/backoffice/stock/200005',
      '/api/backoffice/stock/200005/movements',
    ],
  },
  {
    name: 'products',
    // Most variants stand with their product.
    rowsOf: (size) => size * 0.4,
    path: '/api/backoffice/products',
    sorts: ['newest', 'oldest', 'title', 'title_down', 'price_up', 'price_down', 'stock_up', 'stock_down'],
    filters: [
      '',
      'kind=accessory',
      'kind=spare&category=helmet',
      'status=unpublished',
      'picture=none',
      'search=BN-0001',
      'search=carbon',
      'search=carbon%20hel',
      'search=c',
      'kind=accessory&status=published&search=travel',
    ],
    others: [
      '/api/backoffice/products/counts',
      '/api/backoffice/products/counts?search=carbon&kind=accessory',
      '/api/backoffice/products/200005',
    ],
  },
  ...CATALOGUE_LISTS,
]

/**
 * Returns the rows of the table for a shop of so many products.
 * @param {number} size
 */
export const rowsFor = (size) =>
  LISTS.flatMap(({ name, path, sorts, filters, rowsOf = (all) => all, others = [] }) => [
    ...filters.flatMap((filter) =>
      (sorts.length > 0 ? sorts : ['']).map((sort) => ({
        name: [name, decodeURIComponent(filter) || 'all', sort].filter(Boolean).join(' · '),
        url: `${path}?${[filter, sort && `sort=${sort}`].filter(Boolean).join('&')}`,
      })),
    ),
    {
      name: `${name} · all · a late page`,
      url: `${path}?page=${Math.max(1, Math.floor(rowsOf(size) / 100))}`,
    },
    ...others.map((url) => ({ name: url.replace('/api/backoffice/', ''), url })),
  ])
