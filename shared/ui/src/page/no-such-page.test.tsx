import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { storyLink } from '../story-row.tsx'
import { NoSuchPage } from './no-such-page.tsx'

const link = (page: number) => storyLink(`#page-${page}`)

test('beyond the last page of a list, links lead to the first and the last', () => {
  render(<NoSuchPage page={12} pages={3} link={link} />)
  expect(screen.getByRole('heading', { name: 'There is no page 12' })).toBeTruthy()
  expect(screen.getByText('The last one is page 3.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'First page' }).getAttribute('href')).toBe('#page-1')
  expect(screen.getByRole('link', { name: 'Last page' }).getAttribute('href')).toBe('#page-3')
})

test('a list of one page has one link', () => {
  render(<NoSuchPage page={2} pages={1} link={link} />)
  expect(screen.getAllByRole('link').map((shown) => shown.textContent)).toEqual(['First page'])
})
