import { expect, test } from 'vitest'

import { countSnakeCase } from './snake-case.mjs'

/**
 * The remaining places by file, at most, that still use API names inside.
 * @type {Record<string, number>}
 */
const LEFT = {
  // This file reads what browsers have stored, which uses the API's names.
  'shell/src/session/stored-bike.ts': 12,
  // This file makes the request's body, which uses the API's names.
  'shell/src/cart/guest-quotes.ts': 2,
  'mfe-site/src/warranty/result.tsx': 10,
  'mfe-site/src/contact/contact-sent.tsx': 4,
  'mfe-site/src/dealers/dealer-filter.ts': 3,
  'mfe-site/src/dealers/dealer-countries.ts': 1,
}

test('names of the API stand in *.api.ts only', () => {
  const beyond = [...countSnakeCase()].filter(([file, count]) => count > (LEFT[file] ?? 0))
  expect(beyond).toEqual([])
})
