import { expect, test } from 'vitest'

import { stepPictures } from './pictures-of-steps.ts'

const names = (steps: string[], title: string) =>
  stepPictures(steps, title).map((picture) => picture?.name ?? null)

test('each step has the picture of its part, and no picture comes twice', () => {
  expect(names(['Oil the chain.', 'Wipe the chain.', 'Inflate the tyres.'], 'Winter storage')).toEqual([
    'Chainring, crank and chain',
    null,
    'The front tyre’s valve',
  ])
})

test('one part in passing is no reason for a picture, unless the article is about a part', () => {
  const steps = ['Call the police.', 'Nobody can order a battery for it.', 'Send us both keys.']
  expect(names(steps, 'Report a stolen bike')).toEqual([null, null, null])
  expect(names(steps, 'Lost battery')).toEqual([
    null,
    'The battery’s door, lock and charge port in the down tube',
    null,
  ])
})
