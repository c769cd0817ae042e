import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { mark } from './mark.ts'
import { MarkedPicture } from './marked-picture.tsx'

const SRC = '/pictures/spots/speed-sensor.webp'

const show = (...marks: Parameters<typeof mark>[]) => {
  const { container } = render(
    <MarkedPicture src={SRC} alt="A magnet and a sensor" marks={marks.map((it) => mark(...it))} isPriority />,
  )
  return container
}

test('a ring is round: its height is a larger share of the picture than its width', () => {
  const ring = show(['Magnet', [0.5, 0.4, 0.1], [0.2, 0.8]]).querySelector('ellipse')!
  const [width, height] = [ring.getAttribute('rx'), ring.getAttribute('ry')]
  expect([width, height]).toEqual(['10%', '16%'])
})

test('a line begins at the ring’s edge and ends at the label', () => {
  const line = show(['Magnet', [0.5, 0.4, 0.1], [0.8, 0.4]]).querySelector('line')!
  const ends = ['x1', 'y1', 'x2', 'y2'].map((end) => line.getAttribute(end))
  expect(ends).toEqual(['60%', '40%', '80%', '40%'])
})

test('a part without a ring has a dot, and a label on the part itself has no line', () => {
  const dotted = show(['Belt', [0.5, 0.4], [0.8, 0.4]])
  expect(dotted.querySelectorAll('circle').length).toBeGreaterThan(0)
  const numbered = show(['1', [0.5, 0.4]])
  expect(numbered.querySelector('line')).toBeNull()
  expect(numbered.querySelector('text')?.textContent).toBe('1')
})

test('screen readers hear the picture’s text alone, and a picture without marks has no drawing over it', () => {
  const marked = show(['Magnet', [0.5, 0.4, 0.1], [0.2, 0.8]])
  expect(marked.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByRole('img', { name: 'A magnet and a sensor' })).toBeDefined()
  expect(show().querySelector('svg')).toBeNull()
})
