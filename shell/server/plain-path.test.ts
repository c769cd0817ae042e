import { expect, test } from 'vitest'

import { isFileAddress, plainAddress, smallAddress } from './plain-path.ts'

test.each([
  ['/faq/', '/faq'],
  ['/shop/accessories/?page=2&q=a//b/', '/shop/accessories?page=2&q=a//b/'],
  ['//shop', '/shop'],
  ['/shop//accessories///1', '/shop/accessories/1'],
  ['//', '/'],
  ['///', '/'],
  ['//evil.example', '/evil.example'],
  ['////evil.example//', '/evil.example'],
  ['//evil.example/?continue=//evil.example', '/evil.example?continue=//evil.example'],
])('%s is plainly %s', (url, plain) => {
  expect(plainAddress(url)).toBe(plain)
  expect(new URL(plain, 'https://nireeka.example').host).toBe('nireeka.example')
})

test.each(['/', '/faq', '/faq?q=a/', '/?id_country=80', '/\\evil.example/', '/\\/evil.example', '/a\t/'])(
  '%s is left as it is',
  (url) => expect(plainAddress(url)).toBeNull(),
)

test.each([
  ['/FAQ', '/faq'],
  ['/Shop/Accessories/1?Q=A', '/shop/accessories/1?Q=A'],
  ['/faq?Q=A', null],
  ['/\\Evil.example', null],
  ['//Evil.example', null],
  ['http://evil.example/SHOP', null],
])('%s in small letters is %s', (url, small) => expect(smallAddress(url)).toBe(small))

test.each([
  ['/dashboard/x.css', true],
  ['/shop/cart.php?q=1', true],
  ['/x.css/y', true],
  ['/dashboard/x%2Ecss', true],
  ['/shop/accessories/1001?serial=1.2', false],
])('%s ends like a file: %s', (url, isFile) => expect(isFileAddress(url)).toBe(isFile))
