import { expect, test } from 'vitest'

import { stepPictures } from './pictures-of-steps.ts'

const names = (...steps: string[]) => stepPictures(steps).map(({ name }) => name)

test('each step has the picture of its part, and no picture comes twice', () => {
  expect(names('Oil the chain.', 'Wipe the battery and the chain.', 'Inflate the tyres.')).toEqual([
    'Chainring, crank and chain',
    'The battery’s door, lock and charge port in the down tube',
    'The front tyre’s valve',
  ])
})

test.each([
  ['is about no part', ['Charge the battery.', 'Open the app.', 'Look at the display.']],
  ['is about a part that is shown already', ['Oil the chain.', 'Wipe the chain.', 'Inflate the tyres.']],
])('no step has a picture where one of them %s', (_, steps) => {
  expect(names(...steps)).toEqual([])
})
