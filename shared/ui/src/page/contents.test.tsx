import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Contents } from './contents.tsx'

const section = (id: string) => ({ id, title: `About ${id}` })

test('the sections of a long text are links to their headings', () => {
  render(<Contents sections={['box', 'bars', 'brakes'].map(section)} />)
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeDefined()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#box',
    '#bars',
    '#brakes',
  ])
})

test('a short text needs no contents', () => {
  render(<Contents sections={['box', 'bars'].map(section)} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
