import { expect, test } from 'vitest'

import { backTarget, isActive, isFooterHidden, isNavHidden, loginPath } from './rules.ts'

test.each([
  ['/', true],
  ['/shop/accessories', false],
  ['/help-center/topics/3', true],
  ['/forum/1', true],
  ['/dashboard/orders', true],
  ['/landing-spring', true],
  ['/contact', false],
])('on %s the navigation is hidden: %s', (path, isHidden) => {
  expect(isNavHidden(path)).toBe(isHidden)
})

test.each([
  ['/', false],
  ['/configurator/nyx', true],
  ['/dashboard', true],
  ['/forum/2', true],
  ['/login', true],
  ['/register', true],
  ['/shop/accessories', false],
])('on %s the footer is hidden: %s', (path, isHidden) => {
  expect(isFooterHidden(path, false)).toBe(isHidden)
})

test('the footer is hidden when the page is shown inside a frame', () => {
  expect(isFooterHidden('/', true)).toBe(true)
})

test('a link is active when the current path contains its address', () => {
  expect(isActive('/shop/accessories/1', '/shop/accessories')).toBe(true)
  expect(isActive('/shop/spares', '/shop/accessories')).toBe(false)
})

test('the back control goes to / on the first forum page and otherwise back one step', () => {
  expect(backTarget('/forum/1')).toBe('/')
  expect(backTarget('/forum/2')).toBe('back')
})

test('login leads back to the page it was asked from', () => {
  expect(loginPath('/shop/cart/checkout?a=1')).toBe('/login?continue=%2Fshop%2Fcart%2Fcheckout%3Fa%3D1')
  expect(loginPath('/register')).toBe('/login')
})
