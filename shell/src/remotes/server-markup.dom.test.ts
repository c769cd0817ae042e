import { beforeEach, expect, test } from 'vitest'

import { createServerMarkup } from './server-markup.ts'

const outlet = document.body.appendChild(document.createElement('div'))
const answers = { '/api/accessories/1': { status: 200, body: {} } }

beforeEach(() => {
  outlet.innerHTML = '<div><h1>City helmet</h1></div>'
  history.replaceState(null, '', '/shop/accessories/1?from=home')
})

test('the page in the HTML stays until its remote claims it, once', () => {
  const markup = createServerMarkup(answers, () => outlet)
  const view = markup.view()
  expect([markup.isThere(), view?.answers]).toEqual([true, answers])
  expect(view?.claim()?.textContent).toBe('City helmet')
  expect([markup.isThere(), markup.view(), view?.claim()]).toEqual([false, null, null])
  expect(outlet.textContent).toBe('City helmet')
})

test('it leaves when the shopper goes to another page, and only then', () => {
  const markup = createServerMarkup(answers, () => outlet)
  expect(markup.leave('/shop/accessories/1?from=home')).toBe(false)
  expect(outlet.textContent).toBe('City helmet')
  expect(markup.leave('/shop/accessories/1')).toBe(true)
  expect([outlet.childElementCount, markup.view()]).toEqual([0, null])
})

test('what a remote has claimed is the remote’s, wherever the shopper goes', () => {
  const markup = createServerMarkup(answers, () => outlet)
  markup.view()?.claim()
  expect(markup.leave('/forum/1')).toBe(false)
  expect(outlet.textContent).toBe('City helmet')
})

test('there is nothing where the server has rendered nothing', () => {
  expect(createServerMarkup(null, () => outlet).isThere()).toBe(false)
  outlet.replaceChildren()
  expect(createServerMarkup(answers, () => outlet).view()).toBeNull()
})

test('a remote that was mounted into an empty outlet stays, wherever the shopper goes', () => {
  outlet.replaceChildren()
  const markup = createServerMarkup({}, () => outlet)
  outlet.innerHTML = '<div>The shop itself</div>'
  expect([markup.isThere(), markup.leave('/shop/cart/checkout')]).toEqual([false, false])
  expect(outlet.textContent).toBe('The shop itself')
})

test('what was taken out of the page is no longer there to be claimed', () => {
  const markup = createServerMarkup(answers, () => outlet)
  outlet.replaceChildren()
  expect([markup.isThere(), markup.view()]).toEqual([false, null])
})
