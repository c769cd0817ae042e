import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { rackPlatform } from '../../src/bike/carrying/rack.ts'
import { measuresOf } from '../../src/bike/measures.ts'
import { boundsOf } from '../../src/testing/bounds-of.ts'
import { createTools } from '../../src/tools.ts'
import { filesOf } from '../write-picture.mjs'
import { STILLS } from '../stills.ts'
import type { Model } from '../subjects.ts'
import { bagPlace, belowTopTube, onRackRail, placedAccessory, wheelOnHook } from './beside.ts'
import { coatRail, seat, SEAT_TOP, workbench, WORKBENCH_TOP } from './furniture.ts'
import { SET_STILLS } from './set-stills.ts'

const PICTURES = path.join(import.meta.dirname, '..')
const LOCK = path.join(PICTURES, 'sets.lock.json')

/** Returns the extents of a model along an axis (0: x, 1: y, 2: z), in millimetres. */
function extentOf({ pieces }: Model, axis: 0 | 1 | 2): [number, number] {
  let [low, high] = [Infinity, -Infinity]
  for (const { positions } of pieces.flatMap(({ meshes }) => meshes))
    for (let i = axis; i < positions.length; i += 3) {
      const value = positions[i] ?? 0
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
  return [low, high]
}

test('no picture has the name of another', () => {
  const names = [...STILLS, ...SET_STILLS].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['workbench', workbench, WORKBENCH_TOP],
  ['seat', seat, SEAT_TOP],
] as const)('the %s stands on the ground and is as high as what stands on it needs', (_, build, top) => {
  const { min, max } = boundsOf(build(createTools('live')).meshes.map(({ geometry }) => geometry))
  expect(min[1]).toBeCloseTo(0, 1)
  expect(max[1]).toBeCloseTo(top, 1)
})

test('the coat rail hangs flat on its wall', () => {
  const { min, max } = boundsOf(coatRail(createTools('live')).meshes.map(({ geometry }) => geometry))
  expect(min[2]).toBeCloseTo(0, 1)
  expect(max[2]).toBeGreaterThan(60)
})

test('a wheel on a hook hangs clear of its wall, with the hook inside its rim', () => {
  const [wheel, hook] = wheelOnHook('nyx', { x: 140, y: 1330, wall: -1260, detail: 'live' })
  const { wheelRadius, rimRadius } = measuresOf('nyx', 'M')
  const [low, high] = extentOf(wheel!, 1)
  expect(Math.abs((low + high) / 2 - 1330)).toBeLessThan(10)
  expect(high).toBeLessThan(1330 + wheelRadius + 10)
  expect(extentOf(wheel!, 2)[0]).toBeGreaterThan(-1260)
  expect(extentOf(hook!, 1)[1]).toBeLessThan(1330 + rimRadius)
})

test('the pannier hangs outside of the rack, its hooks around the rail, clear of the ground', () => {
  const measures = measuresOf('nireeka-homie', 'M')
  const { height } = rackPlatform(measures)
  const pannier = placedAccessory('rack-pannier', onRackRail('nireeka-homie'), { detail: 'live' })
  const [inside, outside] = extentOf(pannier, 2)
  expect(inside).toBeGreaterThan(40)
  expect(inside).toBeLessThan(68)
  expect(outside).toBeGreaterThan(180)
  const [low, high] = extentOf(pannier, 1)
  expect(low).toBeGreaterThan(250)
  expect(high).toBeGreaterThan(height - 57)
  const [back, front] = extentOf(pannier, 0)
  expect((back + front) / 2).toBeCloseTo(measures.rearAxle[0] - 60, -1)
})

test('the frame bag hangs below the top tube, within the frame', () => {
  const { at } = bagPlace('nireeka-prime')
  const bag = placedAccessory('frame-bag', belowTopTube('nireeka-prime'), { detail: 'live' })
  const [back, front] = extentOf(bag, 0)
  const { headTop, seatTop } = measuresOf('nireeka-prime', 'M')
  expect(back).toBeGreaterThan(seatTop[0])
  expect(front).toBeLessThan(headTop[0])
  const [low, high] = extentOf(bag, 1)
  expect(low).toBeLessThan(at[1] - 100)
  expect(high).toBeLessThan(headTop[1])
})

test('every picture that the lock names lies in the folder', () => {
  const drawn = JSON.parse(readFileSync(LOCK, 'utf8')) as Record<string, unknown>
  const files = SET_STILLS.filter(({ name }) => name in drawn).flatMap((still) => filesOf(still))
  expect(files.filter((file) => !existsSync(path.join(PICTURES, 'drawn', file)))).toEqual([])
})
