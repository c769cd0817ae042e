import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { storyLink } from '../story-row.tsx'
import { ColourLinks } from './colour-links.tsx'

const COLOURS = [
  { name: 'Graphite', swatch: '#3c3f41', link: storyLink('#graphite') },
  { name: 'Pine', swatch: '#2c4a3b', link: storyLink('#pine') },
]

function show() {
  const onChoose = vi.fn()
  render(<ColourLinks label="Colours of the helmet" colours={COLOURS} shown="Pine" onChoose={onChoose} />)
  return { onChoose, graphite: screen.getByRole('link', { name: 'Graphite' }) }
}

test('a click chooses the colour and stays on the page, and the shown one is marked', () => {
  const { onChoose, graphite } = show()
  expect(screen.getByRole('list', { name: 'Colours of the helmet' })).toBeTruthy()
  expect(screen.getByRole('link', { current: true })).toHaveProperty('ariaLabel', 'Pine')
  // fireEvent returns false when the default action was prevented.
  expect(fireEvent.click(graphite)).toBe(false)
  expect(onChoose.mock.calls).toEqual([['Graphite']])
})

test.each(['metaKey', 'ctrlKey', 'shiftKey'])('a click with %s opens the link', (key) => {
  const { onChoose, graphite } = show()
  expect(fireEvent.click(graphite, { [key]: true })).toBe(true)
  expect(onChoose).not.toHaveBeenCalled()
  expect(graphite).toHaveProperty('hash', '#graphite')
})
