import { expect, test } from 'vitest'

import { sampleModel } from './sample-model.ts'
import { partsOf } from './parts-of.ts'

test('a bike has its model’s parts and its own ones in their place', () => {
  expect(partsOf(sampleModel, { parts: ['Strong brakes', 'Fenders'], partIds: [12, 21] })).toEqual([
    { place: 'Motor', title: 'Motor 250 W', isOwn: false },
    { place: 'Brakes', title: 'Strong brakes', isOwn: true },
    { place: 'Carry and protect', title: 'Fenders', isOwn: true },
  ])
})

test('an empty place isn’t told, and a part that isn’t offered any more is', () => {
  expect(partsOf(sampleModel, { parts: ['Old bell'], partIds: [99] })).toEqual([
    { place: 'Motor', title: 'Motor 250 W', isOwn: false },
    { place: 'Brakes', title: 'Disc brakes', isOwn: false },
    { place: 'Also', title: 'Old bell', isOwn: true },
  ])
})
