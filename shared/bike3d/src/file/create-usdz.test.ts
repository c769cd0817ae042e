import sharp from 'sharp'
import { unzipSync } from 'three/addons/libs/fflate.module.js'
import { beforeAll, expect, test } from 'vitest'

import { buildBike } from '../bike/build-bike.ts'
import { paintOf } from '../configuration/paint-of.ts'
import { createMaterials } from '../materials/create-materials.ts'
import type { EncodePng } from './png-pixels.ts'
import { createUsdz } from './create-usdz.ts'
import { paintForFile } from './paint-for-file.ts'

const encodePng: EncodePng = async ({ width, height, data }) =>
  new Uint8Array(
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  )

let archive: Uint8Array
let files: Record<string, Uint8Array>
let scene: string

beforeAll(async () => {
  const { measures, pieces } = buildBike({ bike: 'nyx', size: 'M', parts: [], colour: { id: 4 } }, 'live')
  const materials = createMaterials(paintForFile(paintOf({ id: 4 }), measures))
  archive = await createUsdz({ name: 'nyx', pieces, materialOf: materials.of, encodePng })
  files = unzipSync(archive)
  scene = new TextDecoder().decode(files['bike.usda'])
}, 60_000)

test('the archive of a Nyx begins with its scene and is below 10 MB', () => {
  expect(Object.keys(files)[0]).toMatch(/\.usda$/)
  expect(archive.length).toBeLessThan(10_000_000)
})

test('what is in it isn’t compressed, and begins at multiples of 64 bytes', () => {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  let at = 0
  for (const bytes of Object.values(files)) {
    expect(view.getUint32(at, true)).toBe(0x04_03_4b_50)
    expect(view.getUint16(at + 8, true)).toBe(0)
    const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
    expect(start % 64).toBe(0)
    at = start + bytes.length
  }
})

test('it is in metres, stands on the ground, and its front looks towards +z', () => {
  expect(scene).toContain('metersPerUnit = 1')
  const scale = Number(/xformOp:scale = \(([\d.e-]+)/.exec(scene)?.[1])
  const extents = [...scene.matchAll(/extent = \[\((.+?)\),\((.+?)\)\]/g)]
  const low = extents.map(([, from = '']) => from.split(',').map((step) => Number(step) * scale))
  const high = extents.map(([, , to = '']) => to.split(',').map((step) => Number(step) * scale))
  expect(Math.min(...low.map(([, y = 0]) => y))).toBeCloseTo(0, 2)
  expect(Math.max(...high.map(([, y = 0]) => y))).toBeLessThan(1.3)
  const [back, front] = [Math.min(...low.map(([, , z = 0]) => z)), Math.max(...high.map(([, , z = 0]) => z))]
  expect(front - back).toBeGreaterThan(1.5)
  expect(front - back).toBeLessThan(2)
})

test('every material, shader and picture that is named is there', () => {
  const materials = new Set([...scene.matchAll(/def Material "(\w+)"/g)].map(([, name]) => name))
  for (const [, name] of scene.matchAll(/material:binding = <\/nyx\/Materials\/(\w+)>/g))
    expect(materials).toContain(name)
  for (const [, material, shader] of scene.matchAll(/connect = <\/nyx\/Materials\/(\w+)\/(\w+)\./g)) {
    const after = scene.slice(scene.indexOf(`def Material "${material}"`))
    expect(after.slice(0, after.indexOf('def Material', 1) >>> 0)).toContain(`def Shader "${shader}"`)
  }
  const pictures = [...scene.matchAll(/@(.+?)@/g)].map(([, file = '']) => file)
  expect(pictures.length).toBeGreaterThan(2)
  for (const picture of pictures) expect(files[picture]?.subarray(1, 4)).toEqual(new Uint8Array([80, 78, 71]))
})

test('plain finishes are numbers, without a palette that other apps would blend', () => {
  expect(scene).not.toContain('palette')
  expect(scene).toContain('def Material "steelChain"')
})

test('its numbers are numbers, and its indices within their points', () => {
  expect(scene).not.toMatch(/NaN|Infinity|undefined/)
  for (const [, indices = '', points = ''] of scene.matchAll(
    /faceVertexIndices = \[(.+)\]\npoint3f\[\] points = \[(.+)\]/g,
  )) {
    const most = indices.split(',').reduce((highest, index) => Math.max(highest, Number(index)), 0)
    expect(most).toBe(points.split('),').length - 1)
  }
})
