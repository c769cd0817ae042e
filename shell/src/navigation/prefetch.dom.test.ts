import { beforeEach, expect, test, vi } from 'vitest'

import { createPrefetch } from './prefetch.ts'
import { siteAddress } from './site-link.ts'

beforeEach(() => {
  history.replaceState(null, '', '/')
  document.body.innerHTML = ''
})

function link(href: string, attributes: Record<string, string> = {}) {
  const anchor = document.createElement('a')
  for (const [name, value] of Object.entries({ href, ...attributes })) anchor.setAttribute(name, value)
  anchor.innerHTML = '<span>there</span>'
  return document.body.appendChild(anchor)
}
const over = (element: Element) =>
  element.firstElementChild!.dispatchEvent(new Event('pointerover', { bubbles: true }))

test.each([
  ['/shop/accessories/1?a=1', {}, '/shop/accessories/1'],
  ['/contact', { target: '_self' }, '/contact'],
  ['https://elsewhere.example/', {}, undefined],
  ['/invoice.pdf', { download: '' }, undefined],
  ['/contact', { target: '_blank' }, undefined],
  ['/api/sandbox/1', {}, undefined],
  ['mailto:a@b.example', {}, undefined],
] as const)('a link to %s %j is a page of this site: %s', (href, attributes, path) => {
  expect(siteAddress(link(href, attributes).firstElementChild)?.pathname).toBe(path)
})

test('pointing at a link, or moving the focus to it, fetches its page once', () => {
  const fetch = vi.fn()
  createPrefetch({ fetch, isSavingData: () => false })
  const anchor = link('/forum')
  over(anchor)
  over(anchor)
  anchor.focus()
  expect(fetch.mock.calls).toEqual([['/forum']])
})

test('nothing is fetched ahead for whoever saves data, nor this page, nor ever the back office', () => {
  const fetch = vi.fn()
  let isSavingData = true
  createPrefetch({ fetch, isSavingData: () => isSavingData })
  const anchor = link('/forum')
  over(anchor)
  isSavingData = false
  over(link('/?a=1'))
  over(link('/backoffice'))
  over(link('/backoffice/orders'))
  expect(fetch).not.toHaveBeenCalled()
  over(anchor)
  expect(fetch).toHaveBeenCalledWith('/forum')
})
