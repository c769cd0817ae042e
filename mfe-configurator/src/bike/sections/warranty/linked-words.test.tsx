import { renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { LinkedWords } from './linked-words.tsx'

const show = (text: string) => {
  renderPage(
    <p>
      <LinkedWords text={text} />
    </p>,
    '/',
  )
  return screen.getByRole('paragraph').textContent
}

test('words in brackets with a path lead to that page', () => {
  expect(show('If you [register it](/dashboard/bikes#register) in 90 days, [always](/warranty).')).toBe(
    'If you register it in 90 days, always.',
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/bikes#register',
    '/warranty',
  ])
})

test('none leads to another site', () => {
  expect(show('[here](//evil.example) or [there](https://evil.example)')).toContain('[here](//evil.example)')
  expect(screen.queryByRole('link')).toBeNull()
})
