import { Markdown } from '@nireeka/kit/markdown'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { renderPage } from './testing/index.ts'

const article = (text: string) => renderPage(<Markdown text={text} by="house" />).container
const post = (text: string) => renderPage(<Markdown text={text} by="rider" />).container

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<meta http-equiv="refresh" content="0;url=https://example.org"><base href="https://example.org">',
  '<form id="main" name="x" style="color:red" class="y"><input name="q"></form>',
  '<iframe src="https://example.org"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
])('%s is shown as it was typed, whoever typed it', (html) => {
  for (const show of [post, article]) {
    const page = show(`Look:\n\n${html}\n\nand ${html} again`)
    expect(page.textContent.split(html)).toHaveLength(3)
    const [root] = page.querySelectorAll('script, svg, math, meta, base, form, input, iframe, img, a')
    expect(root).toBeUndefined()
    expect(page.querySelector('[id], [name], [class], [style]')).toBeNull()
  }
})

test('HTML within quotes and lists is text, too', () => {
  const page = post('> <b>quoted</b>\n\n- <i>listed</i>\n\n1. one\n\n   <div>deep</div>')
  expect(page.textContent).toContain('<b>quoted</b>')
  expect(page.querySelector('b, i, div div')).toBeNull()
})

test('a house article’s section has the id that its place gives it, and none of its own choice', () => {
  const text = '# Big\n\n## One {#main}\n\n## <b id="x">Two</b>\n\n##### Small'
  renderPage(<Markdown text={text} by="house" sectionId={(index) => `part-${index}`} />)
  const headings = screen.getAllByRole('heading').map(({ tagName, id }) => `${tagName} ${id}`)
  expect(headings).toEqual(['H2 ', 'H2 part-0', 'H2 part-1', 'H4 '])
})

test('a rider’s headings stand below the post’s own', () => {
  post('# Big\n\n## Big too\n\n### Small\n\n###### Smaller')
  const levels = screen.getAllByRole('heading').map((heading) => heading.tagName)
  expect(levels).toEqual(['H3', 'H3', 'H4', 'H4'])
})

test('tables and lists of things to do are shown', () => {
  const page = post('| Gear | Teeth |\n|---|:-:|\n| 1 | 42 |\n\n- [x] oil\n- [ ] wash')
  expect(screen.getByRole('cell', { name: '42' })).toBeDefined()
  expect(screen.getByText('Done:')).toBeDefined()
  expect(screen.getByText('Open:')).toBeDefined()
  expect(page.querySelector('input, [style], [align]')).toBeNull()
})

test('a block of code keeps its words, not the class its author names', () => {
  const page = post('```main" onclick="x\n<b>&amp;</b>\n```')
  expect(page.querySelector('pre code')?.textContent).toBe('<b>&amp;</b>\n')
  expect(page.querySelector('[class], [onclick]')).toBeNull()
})

test('footnotes bring no ids with them', () => {
  const page = post('Watt[^1]\n\n[^1]: a unit')
  expect(page.querySelector('[id], [name], [class*="footnote"]')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  expect(page.textContent).toContain('a unit')
})

test.each(['> ', '- ', '*a ', '[', '!['])('a text of 3,000 times %j leaves the page whole', (part) => {
  expect(post(`${part.repeat(3000)}end`).textContent).toContain('end')
})
