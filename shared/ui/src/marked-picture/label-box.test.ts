import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import { CLOSE_UPS } from './close-ups.ts'
import { faultsOf, labelWidth } from './label-box.ts'
import { mark } from './mark.ts'

test('a label with wide letters is wider than one with as many narrow ones', () => {
  expect(labelWidth('MMM')).toBeGreaterThan(labelWidth('ili'))
})

test.each([
  ['is cut off', [mark('Brake lever', [0.5, 0.5], [0.05, 0.5])], ['“Brake lever” is cut off']],
  ['covers its part', [mark('Disc', [0.5, 0.5, 0.1], [0.55, 0.5])], ['“Disc” covers “Disc”']],
  [
    'covers another part',
    [mark('Disc', [0.2, 0.2], [0.5, 0.5]), mark('Hub', [0.5, 0.5, 0.02], [0.8, 0.8])],
    ['“Disc” covers “Hub”'],
  ],
  [
    'overlaps another label',
    [mark('Disc', [0.2, 0.2], [0.5, 0.5]), mark('Hub', [0.8, 0.8], [0.52, 0.55])],
    ['“Disc” and “Hub” overlap'],
  ],
  [
    'says what another one says',
    [mark('Disc', [0.2, 0.2], [0.5, 0.5]), mark('Disc', [0.8, 0.8], [0.82, 0.3])],
    ['“Disc” stands twice'],
  ],
  [
    'belongs to a ring that meets another one',
    [mark('Magnet', [0.4, 0.4, 0.06], [0.2, 0.1]), mark('Sensor', [0.5, 0.4, 0.06], [0.8, 0.9])],
    ['the rings of “Magnet” and “Sensor” meet'],
  ],
  ['stands free', [mark('Disc', [0.2, 0.2], [0.5, 0.5]), mark('1', [0.8, 0.8])], []],
])('a label that %s is told', (_, marks, faults) => {
  expect(faultsOf(marks)).toEqual(faults)
})

test.each(Object.entries(CLOSE_UPS))(
  'each mark of the close-up %s can be read, and the picture exists',
  (name, marks) => {
    const each = Object.values<ReturnType<typeof mark>>(marks)
    expect(each.flatMap((one) => faultsOf([one]))).toEqual([])
    expect(existsSync(`shared/bike3d/pictures/drawn/spots/${name}.webp`)).toBe(true)
  },
)
