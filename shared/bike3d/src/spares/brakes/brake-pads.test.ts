import { expect, test } from 'vitest'

import type { MaterialName } from '../../materials/material-names.ts'
import { createTools } from '../../tools.ts'
import { boundsOf } from '../pose.ts'
import { keepWhere } from '../taken-off.ts'
import { buildFourPistonSinteredPads, buildOrganicPads } from './brake-pads.ts'

const SETS = [
  { name: 'two pistons', build: buildOrganicPads, friction: 'friction' as const },
  { name: 'four pistons', build: buildFourPistonSinteredPads, friction: 'sintered' as const },
]

test.each(SETS)('pads for $name lie side by side and show both sides', ({ build, friction }) => {
  const piece = build(createTools('live'))
  const half = (material: MaterialName, side: number) => {
    const meshes = piece.meshes.filter((mesh) => mesh.material === material)
    return boundsOf(keepWhere({ meshes }, ([x]) => x * side > 0))
  }
  expect(half('padPlate', -1).max.x).toBeLessThan(half('padPlate', 1).min.x - 2)
  expect(half(friction, -1).max.y).toBeGreaterThan(half('padPlate', -1).max.y)
  expect(half(friction, 1).max.y).toBeLessThan(half('padPlate', 1).max.y)
})
