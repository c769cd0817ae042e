import { expect, test } from 'vitest'

import { inUnit, type Measured, readRider } from './measured.ts'
import type { Rider } from '@nireeka/contracts/bike-build'

const metric = (height: string, inseam = ''): Measured => ({ unit: 0, height, inches: '', inseam })
const imperial = (height: string, inches: string, inseam = ''): Measured => ({
  unit: 1,
  height,
  inches,
  inseam,
})

const rounded = (cm: number) => Math.round(cm * 100) / 100

test.each<[string, Measured, Rider | null]>([
  ['centimetres', metric('178', '83'), { height: 178, inseam: 83 }],
  ['a decimal comma', metric('178,5'), { height: 178.5, inseam: null }],
  ['feet and inches', imperial('5', '10'), { height: 177.8, inseam: null }],
  ['feet alone', imperial('6', ''), { height: 182.88, inseam: null }],
  ['an inseam in inches', imperial('5', '10', '33'), { height: 177.8, inseam: 83.82 }],
  ['nothing', metric(''), null],
])('%s is read', (_what, measured, expected) => {
  const { rider, errors } = readRider(measured)
  const read = rider && { height: rounded(rider.height), inseam: rider.inseam && rounded(rider.inseam) }
  expect(read).toEqual(expected)
  expect(errors).toEqual({ height: undefined, inseam: undefined })
})

test.each<[string, Measured, 'height' | 'inseam', RegExp]>([
  ['too little', metric('17'), 'height', /between 120 and 230 cm/],
  ['too much', metric('1780'), 'height', /between 120 and 230 cm/],
  ['words', metric('tall'), 'height', /between 120 and 230 cm/],
  ['words in inches', imperial('5', 'x'), 'height', /between 47 and 91 inches/],
  ['an inseam of a child', metric('178', '30'), 'inseam', /between 50 and 120 cm/],
  ['legs longer than a body has', metric('160', '110'), 'inseam', /very long for your height/],
])('%s is told and gives no rider', (_what, measured, field, sentence) => {
  const { rider, errors } = readRider(measured)
  expect(rider).toBeNull()
  expect(errors[field]).toMatch(sentence)
})

test('what was typed in one unit stands there in the other', () => {
  expect(inUnit(metric('178', '83'), 1)).toEqual(imperial('5', '10', '33'))
  expect(inUnit(imperial('5', '10', '33'), 0)).toEqual(metric('178', '84'))
  expect(inUnit(metric(''), 1)).toEqual(imperial('', ''))
  expect(inUnit(metric('tall'), 1)).toEqual(imperial('', ''))
})
