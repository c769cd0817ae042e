import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { initials, lookOf } from './avatar-look.ts'
import { Avatar } from './avatar.tsx'

test.each([
  ['Anna de Vries', 'AV'],
  ['marlow', 'M'],
  ['mo-rides', 'MR'],
  ['gravel_goat', 'GG'],
  ['Anna Vries-Meyer', 'AV'],
  ['--', ''],
  ['  Čapek  ', 'Č'],
  ['فرهاد', 'ف'],
  ['🚲 rider', '🚲R'],
  ['', ''],
])('the initials of “%s” are %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('a name keeps its look, and names get different ones', () => {
  expect(lookOf('marlow')).toEqual(lookOf('marlow'))
  const names = ['anna', 'ben', 'chris', 'dana', 'emil', 'farah', 'gus', 'hanna', 'ivo', 'jo', 'kim', 'lea']
  const looks = names.map(lookOf)
  expect(new Set(looks.map(({ tint }) => tint)).size).toBeGreaterThan(5)
  expect(new Set(looks.map(({ shape }) => shape)).size).toBe(4)
  expect(new Set(looks.map(({ tint, shape }) => `${tint}-${shape}`)).size).toBeGreaterThan(9)
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
