import { expect, test } from 'vitest'

import { code, type Edit, lines, link, paragraph, type Selected, wrap } from './markdown-edits.ts'

/** Returns the text after an edit, with what is selected then in brackets. */
function after(marked: string, edit: (selected: Selected) => Edit) {
  const [start, end] = [marked.indexOf('«'), marked.indexOf('»') - 1]
  const text = marked.replaceAll(/[«»]/g, '')
  const { from, to, insert, select } = edit({ text, start, end })
  const changed = text.slice(0, from) + insert + text.slice(to)
  return `${changed.slice(0, select[0])}«${changed.slice(select[0], select[1])}»${changed.slice(select[1])}`
}
const bold = (selected: Selected) => wrap(selected, '**', 'bold text')

test('without a selection, bold has words to type over', () => {
  expect(after('a «»', bold)).toBe('a **«bold text»**')
})

test('blanks at the ends of a selection stay outside, because Markdown needs that', () => {
  expect(after('«loud »motor', bold)).toBe('**«loud»** motor')
})

test('a link asks for the part that is missing', () => {
  expect(after('see «here»', link)).toBe('see [here](«https://»)')
  expect(after('«https://nireeka.com»', link)).toBe('[«text»](https://nireeka.com)')
})

test('code of several lines becomes a block', () => {
  expect(after('see «one\ntwo» there', code)).toBe('see \n```\n«one\ntwo»\n```\n there')
  expect(after('the «bolt»', code)).toBe('the `«bolt»`')
})

test.each([
  ['quote', '> one\n> two'],
  ['list', '- one\n- two'],
  ['numbers', '1. one\n2. two'],
] as const)('each selected line begins as a %s, and pressing again takes it away', (kind, expected) => {
  expect(after('o«ne\ntw»o', (it) => lines(it, kind))).toBe(`«${expected}»`)
  expect(after(`«${expected}»`, (it) => lines(it, kind))).toBe('«one\ntwo»')
})

test('a paragraph stands apart from what is around it', () => {
  expect(after('one«»\ntwo', (it) => paragraph(it, '> q'))).toBe('one\n\n> q\n\n«»two')
})
