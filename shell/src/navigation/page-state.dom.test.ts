import { expect, test } from 'vitest'

import { readPage } from './page-state.ts'

test.each([
  ['', 'loading'],
  ['<h1>Forum</h1>', 'ready'],
  ['<h1>Forum</h1><div data-page="loading"></div>', 'loading'],
  ['<section data-page="failed"></section>', 'failed'],
  ['<h1><span data-part="loading"></span></h1>', 'loading'],
  ['<h1>Forum</h1><span data-part="loading"></span>', 'ready'],
  // One part of the page failed, but the page itself is ready.
  ['<h1>Forum</h1><section data-page="failed"></section>', 'ready'],
  ['<div data-page="loading"></div><section data-page="failed"></section>', 'loading'],
])('main with %s is %s', (html, state) => {
  const main = document.createElement('main')
  main.innerHTML = html
  expect(readPage(main)).toBe(state)
})
