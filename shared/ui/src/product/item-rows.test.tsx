import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { storyLink } from '../story-row.tsx'
import { ItemRow, ItemRows } from './item-rows.tsx'

test('a row’s title is a heading and the link to its page', () => {
  render(
    <ItemRows label="Tickets">
      <ItemRow title="A creak" link={storyLink('#creak')} facts="T-10007" end="$12" />
    </ItemRows>,
  )
  const row = within(screen.getByRole('list', { name: 'Tickets' })).getByRole('listitem')
  const title = within(row).getByRole('heading', { level: 3, name: 'A creak' })
  expect(within(title).getByRole('link').getAttribute('href')).toBe('#creak')
  expect(row.textContent).toBe('A creakT-10007$12')
})

test('only what waits for its reader is marked', () => {
  render(
    <ItemRows label="Tickets" isBusy>
      <ItemRow title="One" link={storyLink('#one')} isMarked />
      <ItemRow title="Two" link={storyLink('#two')} />
    </ItemRows>,
  )
  expect(screen.getAllByRole('listitem').map((row) => row.hasAttribute('data-marked'))).toEqual([true, false])
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
})
