import { renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { PostText } from './post-text.tsx'

const show = (markdown: string) => renderPage(<PostText markdown={markdown} />).container

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<form id="main" name="x" style="color:red" class="y"><input name="q"></form>',
  '<iframe src="https://example.org"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
])('%s is shown as it was typed', (html) => {
  const page = show(`Look:\n\n${html}\n\nand ${html} again`)
  expect(page.textContent.split(html)).toHaveLength(3)
  expect(page.querySelector('script, svg, form, input, iframe, img, a, [id], [name], [style]')).toBeNull()
})

test.each([
  '[press](javascript:alert(1))',
  '[press](JaVaScRiPt:alert(1))',
  '[press](data:text/html;base64,PHNjcmlwdD4=)',
  '[press](vbscript:x)',
  '![press](javascript:alert(1))',
  '[press](#user-content-x)',
])('%s leaves its words and no link', (markdown) => {
  expect(show(markdown).textContent).toContain('press')
  expect(screen.queryByRole('link')).toBeNull()
})

test('every link of a rider says whose it is', () => {
  show('[mine](https://example.org) [shop](/shop/spares) www.example.com <ben@example.com>')
  const rels = screen.getAllByRole('link').map((link) => link.getAttribute('rel'))
  expect(rels).toEqual(Array(4).fill('noopener ugc nofollow'))
})

test.each(['https://example.org/spy.png', '//example.org/spy.png', '/api/logout', '/pictures/../api/logout'])(
  'the picture %s is not fetched',
  (address) => {
    show(`![cat](${address})`)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('cat')).toBeDefined()
  },
)

test('a picture of this site is shown', () => {
  show('![my bike](/pictures/nyx.webp)')
  expect(screen.getByRole('img', { name: 'my bike' }).getAttribute('src')).toBe('/pictures/nyx.webp')
})

test('headings stand below the post’s own', () => {
  show('# Big\n\n## Big too\n\n### Small\n\n###### Smaller')
  const levels = screen.getAllByRole('heading').map((heading) => heading.tagName)
  expect(levels).toEqual(['H3', 'H3', 'H4', 'H4'])
})

test('tables and lists of things to do are shown', () => {
  show('| Gear | Teeth |\n|---|---|\n| 1 | 42 |\n\n- [x] oil\n- [ ] wash')
  expect(screen.getByRole('cell', { name: '42' })).toBeDefined()
  expect(screen.getByText('Done:')).toBeDefined()
  expect(screen.getByText('Open:')).toBeDefined()
})

test('footnotes bring no ids with them', () => {
  const page = show('Watt[^1]\n\n[^1]: a unit')
  expect(page.querySelector('[id], [name], [class*="footnote"]')).toBeNull()
  expect(page.textContent).toContain('a unit')
})
