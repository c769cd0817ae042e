import type { RemoteRegistry } from '@nireeka/contracts'
import type { PageKindName } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { pageKindOf } from './page-kind.ts'

const route = (path: string, kind?: PageKindName) =>
  ({ path, access: 'guest', title: path, description: '', kind }) as const
const LIVE: RemoteRegistry = {
  remotes: [
    {
      name: 'all',
      version: '1',
      manifest: '',
      routes: [
        route('/configurator', 'configurator'),
        route('/shop', 'shop'),
        route('/help-center', 'help'),
        route('/forum', 'forum'),
        route('/dashboard', 'dashboard'),
        route('/warranty'),
      ],
    },
  ],
}

test.each([
  ['/', 'home'],
  ['/configurator/nyx', 'configurator'],
  ['/shop/cart/checkout', 'shop'],
  ['/help-center', 'help'],
  ['/forum/1', 'forum'],
  ['/dashboard/orders', 'dashboard'],
  ['/backoffice', 'dashboard'],
  ['/login', 'account'],
  ['/shopping', 'information'],
  ['/warranty', 'information'],
] as const)('%s is a page of the kind %s', (path, kind) => {
  expect(pageKindOf(path, LIVE)).toBe(kind)
})
