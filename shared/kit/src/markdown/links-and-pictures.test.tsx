import { Markdown } from '@nireeka/kit/markdown'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { renderPage } from '../testing/index.ts'

const article = (text: string) => renderPage(<Markdown text={text} by="house" />).container
const post = (text: string) => renderPage(<Markdown text={text} by="rider" />).container

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'DATA:text/html,x',
  'vbscript:x',
  'blob:https://example.org/x',
  'file:///etc/passwd',
  '&#106;avascript:alert(1)',
  '&#x6A;&#x61;vascript&colon;alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  'java&#9;script&#58;alert(1)',
  'java&#0;script:alert(1)',
  '&#1;javascript:alert(1)',
  'javascript\\:alert(1)',
  '<java\tscript:alert(1)>',
  '<\tjavascript:alert(1)>',
  '< javascript:alert(1)>',
  '%6Aavascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  '//example.org',
  '/\\example.org',
  '/&Tab;/example.org',
  'https:example.org',
  'https:/\\example.org',
  '/api/logout',
  '/pictures/../api/logout',
  '#user-content-x',
  'relative',
])('[press](%s) leaves its words and no link', (address) => {
  for (const text of [`[press](${address})`, `![press](${address})`, `[press][1]\n\n[1]: ${address}`]) {
    expect(post(text).textContent).toContain('press')
    expect(article(text).textContent).toContain('press')
  }
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

test('every link of a rider says whose it is', () => {
  post('[mine](https://example.org) [shop](/shop/spares) www.example.com <ben@example.com>')
  const rels = screen.getAllByRole('link').map((link) => link.getAttribute('rel'))
  expect(rels).toEqual(Array(4).fill('noopener ugc nofollow'))
})

test('a link of the house within the site stays in the site, one elsewhere gives nothing away', () => {
  article('[Warranty](/warranty) and [rules](https://example.org/rules)')
  const warranty = screen.getByRole('link', { name: 'Warranty' })
  expect(warranty.getAttribute('href')).toBe('/warranty')
  expect(warranty.getAttribute('rel')).toBeNull()
  expect(screen.getByRole('link', { name: 'rules' }).getAttribute('rel')).toBe('noopener nofollow')
})

test.each(['/login', '/register', '/shop/spares?q=chain#list'])('%s is a page of the site', (address) => {
  article(`[there](${address})`)
  expect(screen.getByRole('link', { name: 'there' }).getAttribute('href')).toBe(address)
})

test('a link’s title, where a payload could hide, is left out', () => {
  post('[x](https://example.org "\\" onmouseover=alert(1)")')
  expect(screen.getByRole('link', { name: 'x' }).getAttributeNames()).toEqual(['href', 'rel'])
})

test.each([
  'https://example.org/spy.png',
  'http://127.0.0.1/spy.png',
  '//example.org/spy.png',
  '/api/logout',
])('the picture %s is not fetched', (address) => {
  const pages = [post(`![cat](${address})`), article(`![cat](${address})`)]
  expect(screen.queryByRole('img')).toBeNull()
  expect(pages.map((page) => page.textContent)).toEqual(['cat', 'cat'])
})

test('a picture elsewhere can be gone to, or its link can', () => {
  post('![cat](https://example.org/cat.png) [![dog](https://example.org/dog.png)](https://example.org/dogs)')
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['https://example.org/cat.png', 'https://example.org/dogs'])
})

test('a picture of this site is shown', () => {
  post('![my bike](/pictures/nyx.webp)')
  expect(screen.getByRole('img', { name: 'my bike' }).getAttribute('src')).toBe('/pictures/nyx.webp')
})
