import { expect, test } from 'vitest'

import { countSnakeCase } from './snake-case.mjs'

/** What is still to be turned into our names where it is read, at most so often. @type {Record<string, number>} */
const LEFT = {
  // Says what a browser has stored, which is in the API's names.
  'shell/src/session/stored-bike.ts': 12,
  // Makes the body that is sent.
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
