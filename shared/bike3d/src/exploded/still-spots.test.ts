import { expect, test } from 'vitest'

import { spotsOfStills } from '../../pictures/exploded.ts'
import { BIKES } from '../configuration/catalogue.ts'
import { everythingOn } from './everything-on.ts'
import { piecesOn } from './pieces-on.ts'
import { stillSpotsOf } from './still-spots.ts'

test.each(BIKES)('the picture of %s has a place for every piece of the bike', (bike) => {
  const pieces = stillSpotsOf(bike).map(({ piece }) => piece)
  expect(pieces.toSorted()).toEqual(piecesOn(everythingOn(bike)).toSorted())
})

test('the places are those of the model: after a change of it, run pictures/hot-spots.mjs', () => {
  const made = spotsOfStills()
  for (const bike of BIKES)
    for (const { piece, x, y } of stillSpotsOf(bike)) {
      const now = made[bike]?.find((spot) => spot.piece === piece)
      expect(now?.x, `${bike} ${piece}`).toBeCloseTo(x, 2)
      expect(now?.y, `${bike} ${piece}`).toBeCloseTo(y, 2)
    }
  // Three whole bikes are built.
}, 120_000)

test('a bike without extras lacks their pieces', () => {
  const bare = piecesOn({ bike: 'nyx', size: 'M', parts: [], colour: { id: 1 } })
  expect(bare).toContain('front-wheel')
  for (const piece of ['lights', 'rack', 'second-battery']) expect(bare).not.toContain(piece)
})
