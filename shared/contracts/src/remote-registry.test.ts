import { expect, test } from 'vitest'

import { matchRoute, mayEnter, skeletonOf, type RemoteRegistry, type RemoteRoute } from './remote-registry.ts'

const route = (path: string, access: RemoteRoute['access'] = 'guest'): RemoteRoute => ({
  path,
  access,
  title: path,
  description: '',
})
const remote = (name: string, ...routes: RemoteRoute[]) => ({
  name,
  version: '1',
  manifest: '/m.json',
  routes,
})
const list: RemoteRegistry = {
  remotes: [
    remote('shop', route('/shop'), route('/shop/cart/checkout', 'member')),
    remote('help', route('/help-center'), route('/shop/spares')),
  ],
}
const member = (is_admin: number) =>
  ({
    status: 'member',
    user: {
      id: 1,
      name: 'A',
      last_name: 'B',
      email: 'a@b.c',
      avatar: null,
      user_name: 'a',
      unit: 0,
      is_admin,
    },
  }) as const

test.each([
  ['/shop/accessories/1', 'shop', '/shop'],
  ['/shop/cart/checkout', 'shop', '/shop/cart/checkout'],
  ['/shop/spares', 'help', '/shop/spares'],
  ['/shop/sparesish', 'shop', '/shop'],
])('%s belongs to %s', (path, name, prefix) => {
  const match = matchRoute(list, path)
  expect([match?.remote.name, match?.route.path]).toEqual([name, prefix])
})

test.each(['/', '/shopping', '/backoffice'])('%s is no remote of this list', (path) => {
  expect(matchRoute(list, path)).toBeNull()
})

test('the path of a page that is missing belongs to no remote, and those beside it do', () => {
  const withMissing = { ...list, missing: '/shop/nothing' }
  expect(matchRoute(withMissing, '/shop/nothing')).toBeNull()
  expect(matchRoute(withMissing, '/shop')?.remote.name).toBe('shop')
})

test.each([
  ['guest', { status: 'guest' }, 'enter'],
  ['member', { status: 'loading' }, 'wait'],
  ['member', { status: 'guest' }, 'login'],
  ['member', member(0), 'enter'],
  ['staff', member(0), 'refuse'],
  ['staff', member(1), 'enter'],
  ['admin', member(1), 'refuse'],
  ['admin', member(8), 'refuse'],
  ['admin', member(9), 'enter'],
] as const)('a route for %s with session %o: %s', (access, session, entry) => {
  expect(mayEnter(access, session)).toBe(entry)
})

test.each([
  ['/configurator', 'list'],
  ['/configurator/nyx', 'stage'],
])('the place of %s is held by a skeleton of the kind %s, as its route says', (path, skeleton) => {
  const bikes: RemoteRoute = { ...route('/configurator'), skeleton: 'list', skeletonBelow: 'stage' }
  expect(skeletonOf(bikes, path)).toBe(skeleton)
})

test('a route that says nothing of its skeleton has a list’s, or the one of the paths above', () => {
  expect(skeletonOf(route('/forum'), '/forum/2')).toBe('list')
  expect(skeletonOf({ ...route('/dashboard'), skeleton: 'account' }, '/dashboard/orders')).toBe('account')
})
