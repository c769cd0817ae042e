import { beforeEach, expect, test } from 'vitest'

import { focusHeading } from './focus-heading.ts'

const main = () => document.querySelector('main')!
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!

beforeEach(() => {
  document.body.innerHTML = `
    <header><a href="/forum">Forum</a><input name="email"></header>
    <main><h1>Forum</h1><input name="q"><a href="/forum/2">2</a></main>`
})

test('the next Tab goes on from the new page’s heading, without it being a control', () => {
  find('header a').focus()
  focusHeading(main(), document.activeElement)
  expect(document.activeElement).toBe(find('h1'))
  find('main a').focus()
  expect(find('h1').hasAttribute('tabindex')).toBe(false)
})

test('a page without an h1 is entered at its first heading, or as a whole', () => {
  main().innerHTML = '<h2>This page can’t be shown right now</h2>'
  focusHeading(main(), null)
  expect(document.activeElement).toBe(find('h2'))
  main().innerHTML = '<p>…</p>'
  focusHeading(main(), null)
  expect(document.activeElement).toBe(main())
})

test('a field that the page itself has focused keeps the focus', () => {
  find('main input').focus()
  focusHeading(main(), find('header a'))
  expect(document.activeElement).toBe(find('main input'))
})

test('whoever types somewhere else meanwhile keeps the focus', () => {
  find('header input').focus()
  focusHeading(main(), find('header a'))
  expect(document.activeElement).toBe(find('header input'))
})

test('when the previous page was taken for the new one, the heading that takes its place gets the focus', async () => {
  focusHeading(main(), document.body)
  main().innerHTML = '<h1>Battery</h1><input name="q">'
  await expect.poll(() => document.activeElement).toBe(find('h1'))
})

test('a heading that comes later than the page gets the focus, too', async () => {
  focusHeading(main(), document.body)
  main().innerHTML = '<p>Loading…</p>'
  await new Promise((resolve) => setTimeout(resolve))
  main().innerHTML = '<h1>Battery</h1>'
  await expect.poll(() => document.activeElement).toBe(find('h1'))
})

test('a page that was entered as a whole gives the focus to its heading', async () => {
  main().innerHTML = '<p>Loading…</p>'
  focusHeading(main(), document.body)
  expect(document.activeElement).toBe(main())
  main().innerHTML = '<h1>Battery</h1>'
  await expect.poll(() => document.activeElement).toBe(find('h1'))
})

test('once focus has moved on, a new heading doesn’t take it', async () => {
  focusHeading(main(), document.body)
  find('header input').focus()
  find('h1').replaceWith(document.createElement('h1'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(find('header input'))
})
