import { expect, test } from 'vitest'

import { boundsOf } from '../spares/pose.ts'
import { createTools } from '../tools.ts'
import { buildBasket } from './extras.ts'

test('nothing of the basket’s mount is above its rim', () => {
  const piece = buildBasket(createTools('live'))
  const rim = boundsOf({ meshes: piece.meshes.filter(({ material }) => material === 'satin') })
  expect(rim.max.y - rim.min.y).toBeLessThan(206)
  expect(boundsOf(piece)).toEqual(rim)
})
