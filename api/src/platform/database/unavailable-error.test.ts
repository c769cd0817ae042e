import { expect, test } from 'vitest'

import { asUnavailable, UnavailableError } from './unavailable-error.ts'

const withCode = (code: string) => Object.assign(new Error('why'), { code })

test.each(['ECONNREFUSED', 'ENOENT', '08006', '53300', '57P01', '57P03', '57014'])(
  'an error with the code %s means that the database is away',
  (code) => {
    expect(asUnavailable(withCode(code))).toMatchObject({ statusCode: 503, message: 'why' })
  },
)

test('so does a lost connection, which has no code', () => {
  expect(asUnavailable(new Error('Connection terminated unexpectedly'))).toBeInstanceOf(UnavailableError)
})

test.each(['23505', '40001', '22P02', '57P04x'])('an error with the code %s is another one', (code) => {
  const error = withCode(code)
  expect(asUnavailable(error)).toBe(error)
})
