import type { RemoteRegistry, RouteTable } from '@nireeka/contracts'
import { expect, test } from 'vitest'

import { createPageAddress } from './page-address.ts'

const LIVE: RemoteRegistry = {
  remotes: [
    {
      name: 'shop',
      version: '2',
      manifest: '',
      routes: [{ path: '/shop', access: 'guest', title: 'Shop', description: '' }],
    },
  ],
}
const OWN: RouteTable = {
  routes: [],
  pages: [
    { path: '/', search: 'listed', query: ['country'] },
    { path: '/login', search: 'closed', query: [] },
  ],
}
const SHOP: RouteTable = {
  routes: [],
  pages: [
    { path: '/shop/bells/new', search: 'listed', query: [] },
    { path: '/shop/bells/:id', search: 'listed', query: ['page', 'colour'] },
  ],
}

const addressOf = (url: string, shop = SHOP) =>
  createPageAddress({ own: OWN, tableOf: () => shop })(url, LIVE)

test.each([
  ['/shop/bells/7', '/shop/bells/7'],
  ['/shop/bells/7?utm_source=mail&fbclid=1', '/shop/bells/7'],
  ['/shop/bells/7?colour=red&utm=1&page=2', '/shop/bells/7?page=2&colour=red'],
  ['/shop/bells/7?page=2&colour=red', '/shop/bells/7?page=2&colour=red'],
  ['/shop/bells/7?colour=red&colour=blue', '/shop/bells/7?colour=red&colour=blue'],
  ['/shop/bells/7?colour=a%20b%26c', '/shop/bells/7?colour=a+b%26c'],
  ['/shop/bells/new?page=2', '/shop/bells/new'],
  ['/shop/nothing/here?page=2', '/shop/nothing/here'],
  ['/?country=222&page=2', '/?country=222'],
  ['/login?continue=%2Fshop', '/login'],
  ['/nothing-here?country=222', '/nothing-here'],
  ['/shop/bells/7?', '/shop/bells/7'],
])('%s is rendered and cached as %s', (url, address) => {
  expect(addressOf(url)).toBe(address)
})

test('the addresses of a release that doesn’t say what its pages read stay whole', () => {
  const older: RouteTable = { routes: [], pages: [{ path: '/shop/bells/:id', search: 'listed' }] }
  expect(addressOf('/shop/bells/7?utm=1', older)).toBe('/shop/bells/7?utm=1')
})
