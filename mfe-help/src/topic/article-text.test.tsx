import { renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ArticleText } from './article-text.tsx'

const show = (markdown: string) => renderPage(<ArticleText markdown={markdown} />).container

test('a link within the site stays in the site, one elsewhere gives nothing away', () => {
  show('[Warranty](/warranty) and [rules](https://example.org/rules)')
  expect(screen.getByRole('link', { name: 'Warranty' }).getAttribute('href')).toBe('/warranty')
  expect(screen.getByRole('link', { name: 'rules' }).getAttribute('rel')).toBe('noopener nofollow')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])('%s is no link', (address) => {
  const page = show(`[press](${address})`)
  expect(screen.queryByRole('link')).toBeNull()
  expect(page.textContent).toContain('press')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p id="main" class="x" style="color:red">hi</p>',
])('%s never becomes an element', (html) => {
  const page = show(`Before ${html} after`)
  expect(page.querySelector('script, img, [id], [style], [onerror]')).toBeNull()
})

test('pictures come from this site only', () => {
  show('![Display](/pictures/display.webp) ![Spy](https://example.org/spy.png)')
  expect(screen.getByRole('img', { name: 'Display' }).getAttribute('src')).toBe('/pictures/display.webp')
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.getByText('Spy')).toBeDefined()
})
