import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { storyLink } from '../story-row.tsx'
import { CompareBar } from './compare-bar.tsx'
import { SavedBuildTile, SavedBuildTiles } from './saved-build.tsx'

const build = {
  name: 'For the forest',
  link: storyLink('/forest'),
  picture: null,
  price: 3790,
  look: 'Nireeka Nyx, Size M, Pine',
  parts: ['Strong brakes', 'Rack', 'Light', 'GPS tracker', 'Fenders'],
  changedAt: new Date('2026-11-01T12:00:00Z'),
  actions: <button type="button">Delete</button>,
}

const show = (change: Partial<Parameters<typeof SavedBuildTile>[0]> = {}) =>
  render(
    <SavedBuildTiles label="Saved builds">
      <SavedBuildTile {...build} {...change} />
    </SavedBuildTiles>,
  )

const tile = () => within(screen.getByRole('list', { name: 'Saved builds' })).getByRole('listitem')

test('a saved build has its name and price, its look, its first three parts and the day of its last change', () => {
  show()
  expect(tile().textContent).toBe(
    'For the forest$3,790Nireeka Nyx, Size M, PineStrong brakes\u00A0· Rack\u00A0· Light and 2 more' +
      'Last changed on Nov 1, 2026Delete',
  )
  expect(within(tile()).getByRole('link', { name: 'For the forest' }).getAttribute('href')).toBe('/forest')
  expect(within(tile()).getByRole('heading', { level: 2, name: 'For the forest' })).toBeTruthy()
})

test('without parts of its own it has standard parts, and without a day none is told', () => {
  show({ parts: [], changedAt: undefined, heading: 'h3' })
  expect(tile().textContent).toBe('For the forest$3,790Nireeka Nyx, Size M, PineStandard partsDelete')
  expect(within(tile()).getByRole('heading', { level: 3 })).toBeTruthy()
})

test('its notice and its choice are shown, and a form takes the place of its name', () => {
  show({ notice: 'Pine isn’t offered any more.', choice: <input type="checkbox" />, form: <input /> })
  expect(within(tile()).getByText('Pine isn’t offered any more.')).toBeTruthy()
  expect(within(tile()).getByRole('checkbox')).toBeTruthy()
  expect(within(tile()).getByRole('textbox')).toBeTruthy()
  expect(within(tile()).queryByRole('heading')).toBeNull()
})

test('the bar leads to the comparison once enough builds are picked', () => {
  const { rerender } = render(<CompareBar text="Pick one more." isBegun link={null} />)
  expect(screen.getByRole('status').textContent).toBe('Pick one more.')
  expect(screen.queryByRole('link')).toBeNull()
  rerender(<CompareBar text="Two picked." isBegun link={storyLink('/compare')} />)
  expect(screen.getByRole('link', { name: 'Compare them' }).getAttribute('href')).toBe('/compare')
})
