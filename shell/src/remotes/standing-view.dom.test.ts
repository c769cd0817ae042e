import { beforeEach, expect, test } from 'vitest'

import { createStandingView } from './standing-view.ts'

const outlet = document.body.appendChild(document.createElement('div'))
const answers = { '/api/accessories/1': { status: 200, body: {} } }

beforeEach(() => {
  outlet.innerHTML = '<div><h1>City helmet</h1></div>'
  history.replaceState(null, '', '/shop/accessories/1?from=home')
})

test('the page in the HTML stands until its remote claims it, once', () => {
  const standing = createStandingView(answers, () => outlet)
  const view = standing.view()
  expect([standing.isThere(), view?.answers]).toEqual([true, answers])
  expect(view?.claim()?.textContent).toBe('City helmet')
  expect([standing.isThere(), standing.view(), view?.claim()]).toEqual([false, null, null])
  expect(outlet.textContent).toBe('City helmet')
})

test('it leaves when the shopper goes to another page, and only then', () => {
  const standing = createStandingView(answers, () => outlet)
  expect(standing.leave('/shop/accessories/1?from=home')).toBe(false)
  expect(outlet.textContent).toBe('City helmet')
  expect(standing.leave('/shop/accessories/1')).toBe(true)
  expect([outlet.childElementCount, standing.view()]).toEqual([0, null])
})

test('what a remote has claimed is the remote’s, wherever the shopper goes', () => {
  const standing = createStandingView(answers, () => outlet)
  standing.view()?.claim()
  expect(standing.leave('/forum/1')).toBe(false)
  expect(outlet.textContent).toBe('City helmet')
})

test('nothing stands where the server has rendered nothing', () => {
  expect(createStandingView(null, () => outlet).isThere()).toBe(false)
  outlet.replaceChildren()
  expect(createStandingView(answers, () => outlet).view()).toBeNull()
})

test('a remote that was mounted into an empty outlet stays, wherever the shopper goes', () => {
  outlet.replaceChildren()
  const standing = createStandingView({}, () => outlet)
  outlet.innerHTML = '<div>The shop itself</div>'
  expect([standing.isThere(), standing.leave('/shop/cart/checkout')]).toEqual([false, false])
  expect(outlet.textContent).toBe('The shop itself')
})

test('what was taken out of the page is no longer there to be claimed', () => {
  const standing = createStandingView(answers, () => outlet)
  outlet.replaceChildren()
  expect([standing.isThere(), standing.view()]).toEqual([false, null])
})
