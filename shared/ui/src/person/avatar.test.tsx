import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { AVATAR_COLOURS, colourOf, initials } from './avatar-look.ts'
import { Avatar } from './avatar.tsx'

test.each([
  ['Anna de Vries', 'AV'],
  ['marlow', 'M'],
  ['  Čapek  ', 'Č'],
  ['فرهاد', 'ف'],
  ['🚲 rider', '🚲R'],
  ['', ''],
])('the initials of “%s” are %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('a name keeps its colour, and names get different ones', () => {
  expect(colourOf('marlow')).toBe(colourOf('marlow'))
  const names = ['anna', 'ben', 'chris', 'dana', 'emil', 'farah', 'gus', 'hanna', 'ivo', 'jo', 'kim', 'lea']
  expect(new Set(names.map(colourOf)).size).toBe(AVATAR_COLOURS.length)
})

test('a picture takes the initials’ place, and they are back when it doesn’t come', () => {
  const { container } = render(<Avatar name="Anna de Vries" picture="/pictures/anna.webp" />)
  const picture = container.querySelector('img')!
  expect(picture.getAttribute('alt')).toBe('')
  expect(container.textContent).toBe('')
  fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('AV')
})
