import { expect, test } from 'vitest'

import { checkQueries, checkRendered } from './check-result.ts'

const view = {
  html: '<p>Bags</p>',
  title: 'Bags',
  picture: '/pictures/bag.webp',
  status: 200,
  modules: ['@nireeka/kit/markdown'],
}

test('queries are a list of addresses, or null', () => {
  expect(checkQueries(['/api/a', '/api/b'])).toEqual(['/api/a', '/api/b'])
  expect(checkQueries([])).toEqual([])
  expect(checkQueries(null)).toBeNull()
})

const sparse = ['/api/a', '/api/b']
delete sparse[0]

test.each([[undefined], ['/api/a'], [{ 0: '/api/a', length: 1 }], [[1]], [[['/api/a']]], [sparse]])(
  'other queries are refused: %j',
  (value) => {
    expect(() => checkQueries(value)).toThrow('queries answered neither null nor a list of addresses')
  },
)

test.each([
  [{ view }],
  [{ view: { ...view, title: null, status: 404 } }],
  [{ missing: ['/api/a'] }],
  [{ moved: '/shop' }],
])('a rendered page is a view, or what is missing, or where it moved to: %j', (value) => {
  expect(checkRendered(value)).toEqual(value)
})

test('whatever else comes along is left behind', () => {
  const value = { view: { ...view, extra: () => {} }, more: Symbol('more') }
  expect(checkRendered(value)).toEqual({ view })
})

test.each([
  [undefined, 'no view, nothing missing and no move: undefined'],
  ['<p>Bags</p>', 'no view, nothing missing and no move: string'],
  [{ missing: [7], moved: 7 }, 'no view, nothing missing and no move: object'],
  [{ moved: '//elsewhere.example' }, 'no view, nothing missing and no move: object'],
  [{ moved: '/api/logout' }, 'no view, nothing missing and no move: object'],
  [{ view: { ...view, modules: [1] } }, 'modules that are no names: object'],
  [{ view: null }, 'a view whose html is no text: undefined'],
  [{ view: { ...view, html: 7 } }, 'a view whose html is no text: number'],
  [{ view: { ...view, title: undefined } }, 'a title that is no text: undefined'],
  [
    { view: { ...view, picture: 'https://elsewhere.example/a.png' } },
    'a picture that is not of this site: string',
  ],
  [{ view: { ...view, picture: 7 } }, 'a picture that is not of this site: number'],
  [{ view: { ...view, status: 500 } }, 'a status other than 200 and 404: number'],
])('any other answer of render is refused: %j', (value, message) => {
  expect(() => checkRendered(value)).toThrow(`render answered ${message}`)
})

const head = {
  description: 'Bags for a week of shopping.',
  type: 'product',
  canonical: '/shop/accessories?page=2',
  isListed: false,
  linkedData: [{ '@type': 'Product', name: 'Bag', offers: { price: '59.00' } }],
}

test('a view may tell what search engines show', () => {
  expect(checkRendered({ view: { ...view, head } })).toEqual({ view: { ...view, head } })
})

test.each([
  [{ description: 7, type: 'script', canonical: '//elsewhere.example', isListed: 'no' }, {}],
  [{ canonical: 'https://elsewhere.example/' }, {}],
  [{ linkedData: 'Product' }, { linkedData: [] }],
  [
    { linkedData: [null, 'x', { name: 'no type' }, { '@type': 'Thing', run: () => 1 }] },
    { linkedData: [{ '@type': 'Thing' }] },
  ],
])('what is no part of a head is left out, and the page stays: %j', (told, kept) => {
  expect(checkRendered({ view: { ...view, head: told } })).toEqual({ view: { ...view, head: kept } })
})
