import { expect, test } from 'vitest'

import { readRide, rideOptions, temperatureText } from './ride.ts'

const AS_MEASURED = { riderKg: 75, assist: 'mixed', celsius: 18, climb: 0, battery: 202 }
const read = (query: string) =>
  readRide(new URLSearchParams(query), { batteries: [202, 205], heaviestKg: 110 })

test('without a choice the ride is as the range is measured, with the standard battery', () => {
  expect(read('')).toEqual(AS_MEASURED)
})

test('a query names rider, assistance, temperature, roads and battery', () => {
  expect(read('weight=95&assist=strong&celsius=-10&climb=20&battery=205')).toEqual({
    riderKg: 95,
    assist: 'strong',
    celsius: -10,
    climb: 20,
    battery: 205,
  })
})

test('what nobody can choose is left out', () => {
  expect(read('weight=400&assist=turbo&celsius=x&climb=-5&battery=303')).toEqual(AS_MEASURED)
})

test('nobody chooses more weight than the bike may carry', () => {
  expect(rideOptions(110, 0).weight.at(-1)).toEqual({ value: '110', label: '110\u00A0kg' })
  expect(read('weight=110').riderKg).toBe(110)
  expect(read('weight=115')).toEqual(AS_MEASURED)
})

test('choices are in the visitor’s unit', () => {
  const { weight, climb } = rideOptions(125, 1)
  expect(weight.find(({ value }) => value === '75')?.label).toBe('165\u00A0lb')
  expect(climb.map(({ label }) => label)).toEqual([
    'Mixed, as measured',
    'Hills: 530 ft of climbing in 10 miles',
    'Mountains: 1060 ft of climbing in 10 miles',
  ])
  expect([temperatureText(-10, 0), temperatureText(-10, 1), temperatureText(18, 1)]).toEqual([
    '−10\u00A0°C',
    '14\u00A0°F',
    '64\u00A0°F',
  ])
})
