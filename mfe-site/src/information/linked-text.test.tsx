import { renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { LinkedText } from './linked-text.tsx'

const show = (text: string) => renderPage(<LinkedText text={text} />, '/faq', {})
const links = () =>
  screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)

test('an email address in a text can be written to, without the full stop after it', () => {
  const { container } = show('Write to a.b@example.com or to office@example.com.')
  expect(links()).toEqual([
    'a.b@example.com mailto:a.b@example.com',
    'office@example.com mailto:office@example.com',
  ])
  expect(container.textContent).toBe('Write to a.b@example.com or to office@example.com.')
})

test('words with a path in brackets are a link to that page', () => {
  const { container } = show('See [Orders](/dashboard/orders), or [a dealer](/dealers?service=test_ride).')
  expect(links()).toEqual(['Orders /dashboard/orders', 'a dealer /dealers?service=test_ride'])
  expect(container.textContent).toBe('See Orders, or a dealer.')
})

test.each([
  '[Win](https://evil.example)',
  '[Win](//evil.example)',
  '[Win](/\\evil.example)',
  '[Win](javascript:alert(1))',
  'Turn the bar straight.',
])('“%s” stays a text', (text) => {
  const { container } = show(text)
  expect(links()).toEqual([])
  expect(container.textContent).toContain(text)
})
