import { beforeEach, expect, test } from 'vitest'

import { openJar } from '../testing/open-session.ts'
import { mayRenew, takeNewToken } from './session-calls.ts'

let jar: Record<string, string | undefined>
beforeEach(() => {
  jar = openJar().jar
})

test('a 401 of the cart is never answered with a renewal', () => {
  expect([mayRenew('/api/cart'), mayRenew('/api/cart/count'), mayRenew('/api/me')]).toEqual([
    false,
    true,
    true,
  ])
})

test('the token that a changed password brings is taken over', () => {
  takeNewToken('/api/change-password', { data: { token: 'after' } })
  expect(jar['access_token']).toBe('after')
})

test('no other answer changes the token', () => {
  takeNewToken('/api/user/login', { data: { token: 'other' } })
  takeNewToken('/api/orders/7/invoice', new Blob())
  expect(jar['access_token']).toBeUndefined()
})
