import { expect, test } from 'vitest'

import { readAddress, writeAddress } from './address.ts'

test.each([
  '/',
  '/?show=button/button',
  '/?show=button/button&theme=dark&bare',
  '/?show=form/field&state=With%20an%20error&width=390',
])('%s says the same after it was read', (address) => {
  expect(writeAddress(readAddress(address.slice(1)))).toBe(address)
})

test('a theme or width that there isn’t is the usual one', () => {
  expect(readAddress('?theme=pink&width=12')).toMatchObject({ theme: 'system', width: 'full' })
})
