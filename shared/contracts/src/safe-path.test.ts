import { expect, test } from 'vitest'

import { isOnSite, safePath } from './safe-path.ts'

const nested = (depth: number): string =>
  depth === 0 ? '/dashboard' : `/login?continue=${encodeURIComponent(nested(depth - 1))}`
const nestedPlain = (depth: number): string => `${'/login?continue='.repeat(depth)}/dashboard`

/** The cases of trust.md, by their ids. */
const REFUSED: Record<string, string[]> = {
  H01: [
    'https://evil',
    'HTTPS://evil',
    '//evil',
    '/\\evil',
    '\\/evil',
    '\\\\evil',
    '/\\/evil',
    'https:evil',
    'https:/evil',
    'https:///evil',
    '/\t/evil',
    '/%09/evil',
    '%2f%2fevil',
    '/%2f%2fevil',
    '/%2F/evil',
    '%2f%5cevil',
    '/%5Cevil',
    '/%255cevil',
    '/%252f%252fevil',
    '/..//evil',
    '/.//evil',
    '/a/..//evil',
    '/%2e%2e//evil',
    '////evil',
    'evil.com',
    'user@evil',
    '//user@evil',
    '//user:password@evil/x',
    '//evil%00.example',
    '0x7f.1',
    '//0x7f.1',
    '//[::1]/',
    ' //evil',
    '//evil ',
    '\u00a0//evil',
    '\ufeff//evil',
    '/\u2028/evil',
    '//evil。com',
    '?//evil',
    '#//evil',
    'dashboard',
    './dashboard',
    '../dashboard',
  ],
  H02: [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'javascript://shop.test/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://shop.test/x',
    'vbscript:msgbox(1)',
    'view-source:/dashboard',
    'about:blank',
    'mailto:a@b.c',
  ],
  H03: ['/a\r\nset-cookie:x=1', '/a%0d%0aset-cookie:x=1', '/a%0D%0Ax', '/a\nb', '/a%00b', '/a%7fb'],
  H04: [
    nested(1),
    nested(6),
    nested(50),
    nestedPlain(50),
    '/register?continue=/login',
    '/LOGIN',
    '/%6cogin',
    `/${'a'.repeat(8192)}`,
    `/dashboard?x=${'a'.repeat(8192)}`,
  ],
  H05: [
    '/api/logout',
    '/api/set-unit',
    '/api',
    '/API/logout',
    '/%61pi/logout',
    '/./api/logout',
    '/shop/../api/logout',
    '/shop/%2e%2e/api/logout',
    '/remotes/shop/remoteEntry.js',
    '/assets/main.js',
    '/pictures/favicon.svg',
    '/dev/mail',
    '/forgot-password',
    '/reset-password?token=x&email=a@b.c',
    '/login/social?code=x',
    '/%',
    '/%zz',
    '/%ff',
  ],
}

for (const [id, targets] of Object.entries(REFUSED)) {
  test.each(targets)(`${id}: continue=%j ends at the home page`, (target) => {
    expect(safePath(target)).toBe('/')
  })
}

test.each(['', null, undefined])('without a page to return to it is the home page', (target) => {
  expect(safePath(target)).toBe('/')
})

test.each([
  '/',
  '/configurator/nyx?mode=x&cartID=3#a',
  '/shop/cart/checkout',
  '/shop/accessories?q=1%2F2%20%26%20more&page=2',
  '/help-center/search?q=100%25',
  '/backoffice',
  '/forum/1',
  '/apis',
  '/user-manual#charging',
])('H07: continue=%s is kept whole', (target) => {
  expect(safePath(target)).toBe(target)
})

test('whatever comes out is a path of this very site', () => {
  const parts = ['/', '\\', '.', '..', '@', ':', '?', '#', '%2f', '%5c', '\t', 'evil.com', 'https:', 'a']
  const pairs = parts.flatMap((one) => parts.map((two) => one + two))
  const strays = pairs
    .flatMap((start) => pairs.map((end) => start + end))
    .filter((target) => {
      const path = safePath(target)
      return new URL(path, 'https://shop.test').origin !== 'https://shop.test' || !/^\/(?![/\\])/.test(path)
    })
  expect(strays).toEqual([])
})

test.each([
  ['/pictures/nyx.webp', true],
  ['//evil.com/nyx.webp', false],
  ['/pictures/../api/logout', false],
  ['/pictures/%2e%2e/api/logout', false],
  ['/pictures\\nyx.webp', false],
  ['https://evil.com/nyx.webp', false],
])('%s stays on this site: %s', (address, stays) => {
  expect(isOnSite(address)).toBe(stays)
})
