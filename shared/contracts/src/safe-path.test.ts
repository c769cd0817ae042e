import { expect, test } from 'vitest'

import { safePath } from './safe-path.ts'

test.each([
  'https://evil',
  '//evil',
  '/\\evil',
  '\\/evil',
  'https:evil',
  '/\t/evil',
  '/..//evil',
  '/%09/evil',
  '/%5Cevil',
  '////evil',
  'evil.com',
  'user@evil',
  'javascript:alert(1)',
  'data:text/html,x',
  '/a\r\nb',
  '/api/logout',
  '/login?continue=/login',
  `/${'a'.repeat(8000)}`,
  '',
  null,
])('continue=%s leads to the home page', (wish) => {
  expect(safePath(wish)).toBe('/')
})

test.each(['/configurator/nyx?mode=x&cartID=3#a', '/shop/cart/checkout', '/backoffice', '/%2f%2fevil'])(
  'continue=%s is kept whole',
  (wish) => {
    expect(safePath(wish)).toBe(wish)
  },
)
