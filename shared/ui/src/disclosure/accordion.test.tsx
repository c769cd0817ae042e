import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Accordion } from './accordion.tsx'

const items = [
  { title: 'How long does a bike take?', content: 'Twelve working days.', isOpen: true },
  { title: 'Which size fits me?', content: 'Go by your height.' },
]

const groups = () => screen.getAllByRole('group').map((group) => group.getAttribute('name'))

test('titles are headings of the page, and one is open at a time', () => {
  render(<Accordion items={items} level={2} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Which size fits me?' })).toBeTruthy()
  const [first, second] = groups()
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('several may be open where somebody compares', () => {
  render(<Accordion items={items} isSingle={false} />)
  expect(groups()).toEqual([null, null])
})

test('two accordions of a page leave each other alone', () => {
  render(
    <>
      <Accordion items={items.slice(0, 1)} />
      <Accordion items={items.slice(1)} />
    </>,
  )
  const [first, second] = groups()
  expect(first).not.toBe(second)
})

test('what is closed stands in the HTML all the same', () => {
  const html = renderToString(<Accordion items={items} />)
  expect(html).toContain('Go by your height.')
  expect(html).not.toContain('style=')
})
