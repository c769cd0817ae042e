import { expect, test } from 'vitest'

import { resetPage } from './leave-as-found.ts'

const seen = () => ({
  page: document.documentElement.outerHTML,
  address: `${location.pathname}${location.search}${location.hash}`,
  state: history.state as unknown,
  cookie: document.cookie,
  stored: localStorage.length + sessionStorage.length,
  replaced: Object.keys(history),
})

test('a page that was changed in every way is an empty one again', () => {
  const push = history.pushState
  document.documentElement.dataset['theme'] = 'dark'
  document.body.className = 'is-open'
  document.head.append(document.createElement('style'))
  document.body.append('Text')
  document.cookie = 'theme=dark; path=/'
  localStorage.setItem('cart', '[]')
  sessionStorage.setItem('draft', 'It creaks')
  history.pushState({ from: 'cart' }, '', '/shop/cart?step=2#pay')
  history.pushState = () => {}

  resetPage()

  expect(seen()).toEqual({
    page: '<html><head></head><body></body></html>',
    address: '/',
    state: null,
    cookie: '',
    stored: 0,
    replaced: [],
  })
  expect(history.pushState).toBe(push)
})
