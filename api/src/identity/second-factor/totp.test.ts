import { expect, test } from 'vitest'

import { codeAt, otpauthUri, stepAt, stepsOf, toBase32 } from './totp.ts'

/** The secret of the test vectors in RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238’s vector for second %d is %s', (seconds, code) => {
  expect(codeAt(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code)
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648’s vector for “%s” is “%s”, without padding', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded)
})

test('a code is taken one step early and late, and no further', () => {
  const now = new Date('2026-11-24T12:00:10Z')
  const present = stepAt(now)
  const taken = [-2, -1, 0, 1, 2].map((drift) => stepsOf(SECRET, codeAt(SECRET, present + drift), now))
  expect(taken).toEqual([[], [present - 1], [present], [present + 1], []])
})

test('the app’s address has secret, issuer and the member’s address, escaped', () => {
  const uri = new URL(otpauthUri('MZXW6YTBOI', 'a+b?c&d@example.com'))
  expect(uri.protocol + uri.host).toBe('otpauth:totp')
  expect(decodeURIComponent(uri.pathname)).toBe('/Nireeka:a+b?c&d@example.com')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'MZXW6YTBOI',
    issuer: 'Nireeka',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
