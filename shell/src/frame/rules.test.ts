import { expect, test } from 'vitest'

import { NAV_LINKS } from './links.ts'
import { backTarget, hasBell, isActive, isFooterHidden, isNavHidden, loginPath } from './rules.ts'

test.each([
  ['/', true],
  ['/help-center', true],
  ['/help-center/topics/3', true],
  ['/forum', true],
  ['/forum/1', true],
  ['/dashboard', true],
  ['/dashboard/orders', true],
  ['/landing-spring', true],
  ['/spring/landing', true],
  ['/shop/accessories', false],
  ['/shop/spares', false],
  ['/configurator', false],
  ['/configurator/nyx', false],
  ['/shop/cart/checkout', false],
  ['/backoffice', false],
  ['/login', false],
  ['/contact', false],
])('on %s the navigation is hidden: %s', (path, isHidden) => {
  expect(isNavHidden(path)).toBe(isHidden)
})

test.each([
  ['/forum', true],
  ['/forum/thread/3', true],
  ['/dashboard', true],
  ['/dashboard/orders', true],
  ['/', false],
  ['/shop/accessories', false],
  ['/forums', false],
  ['/backoffice/forum', false],
])('on %s a member has a bell: %s', (path, isShown) => {
  expect(hasBell(path)).toBe(isShown)
})

test.each([
  ['/', false],
  ['/configurator', true],
  ['/configurator/nyx', true],
  ['/dashboard', true],
  ['/dashboard/orders', true],
  ['/forum/2', true],
  ['/login', true],
  ['/register', true],
  ['/shop/accessories', false],
  ['/shop/cart/checkout', false],
  ['/help-center', false],
  ['/backoffice', true],
  ['/backoffice/orders/3', true],
  ['/contact', false],
])('on %s the footer is hidden: %s', (path, isHidden) => {
  expect(isFooterHidden(path, false)).toBe(isHidden)
})

test('the footer is hidden when the page is shown inside a frame', () => {
  expect(isFooterHidden('/', true)).toBe(true)
})

test.each([
  ['/configurator/nyx', ['/configurator']],
  ['/shop/accessories', ['/shop/accessories']],
  ['/shop/accessories/1', ['/shop/accessories']],
  ['/shop/spares', ['/shop/spares']],
  ['/shop/cart/checkout', []],
  ['/help-center/topics/1', ['/help-center']],
  ['/forum/thread/3', ['/forum']],
  ['/dashboard/orders', ['/dashboard']],
  ['/contact', ['/contact']],
  ['/old/contact', ['/contact']],
])('on %s the active links are %j: a path that contains their address', (path, active) => {
  expect(NAV_LINKS.map(({ to }) => to).filter((to) => isActive(path, to))).toEqual(active)
})

test.each([
  ['/forum', true, '/'],
  ['/forum/1', true, '/'],
  ['/forum/2', true, 'back'],
  ['/forum/thread/1', true, 'back'],
  ['/dashboard', true, 'back'],
  // The page was opened by a typed URL or from an email, so going back would leave the site.
  ['/forum/2', false, '/'],
  ['/dashboard/orders', false, '/'],
] as const)('the back control on %s, with a step back on this site (%s), goes to %s', (path, hasStep, to) => {
  expect(backTarget(path, hasStep)).toBe(to)
})

test('login leads back to the page it was asked from', () => {
  expect(loginPath(new URL('https://site.example/shop/cart/checkout?a=1#b'))).toBe(
    '/login?continue=%2Fshop%2Fcart%2Fcheckout%3Fa%3D1%23b',
  )
  expect(loginPath(new URL('https://site.example/register'))).toBe('/login')
})
