import { expect, test } from 'vitest'

import { placeOf } from './place-of.ts'

test.each([
  ['BRK', 'Brake pad set, 4-piston', 'front-brake'],
  ['BRK', 'Brake caliper, 4-piston, rear', 'rear-brake'],
  ['BRK', 'Brake lever, left', 'brake-lever'],
  ['BAT', 'Battery 504 Wh', 'battery'],
  ['BAT', 'Battery lock core with 2 keys', 'battery-lock'],
  ['DRV', 'Belt sprocket, rear, 22 teeth', 'homie-belt'],
  ['ECU', 'Spoke magnet', 'speed-sensor'],
  ['WHL', 'Thru axle, rear 148 mm', 'rear-axle'],
])('%s: %s sits where %s shows', (code, title, file) => {
  expect(placeOf({ title, family: { code } })?.src).toBe(`/pictures/spots/${file}.webp`)
})

test.each([
  ['BRK', 'Brake pad set, 4-piston', ['Pads, inside']],
  ['BRK', 'Brake rotor 203 mm', ['Disc']],
  ['ECU', 'Spoke magnet', ['Magnet']],
  ['ECU', 'Speed sensor', ['Sensor']],
  ['DRV', 'Crank arm, left 170 mm', ['Crank']],
  ['FRM', 'Derailleur hanger, Prime', ['Hanger']],
])('%s: %s is marked in the picture of its place', (code, title, labels) => {
  expect(placeOf({ title, family: { code } })?.marks.map(({ label }) => label)).toEqual(labels)
})

test.each([
  ['BRK', 'Mineral oil, 120 ml'],
  ['BAT', 'Range extender cable'],
  ['DRV', 'Hub oil kit, 8-speed'],
  ['FAS', 'Washer M6'],
])('%s: %s has no picture of its place', (code, title) => {
  expect(placeOf({ title, family: { code } })).toBeNull()
})
