import { NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { getBounds } from '@gltf-transform/functions'
import { MeshoptDecoder } from 'meshoptimizer/decoder'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'

import { buildBike } from '../bike/build-bike.ts'
import { paintOf } from '../configuration/paint-of.ts'
import { createMaterials } from '../materials/create-materials.ts'
import { paletteUv } from '../materials/palette.ts'
import { boxPiece } from '../viewer/testing/box-piece.ts'
import type { EncodePng } from './png-pixels.ts'
import { createGlb } from './create-glb.ts'
import { paintForFile } from './paint-for-file.ts'

const encodePng: EncodePng = async ({ width, height, data }) =>
  new Uint8Array(
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  )

const pieces = [
  boxPiece('frame', { at: [0, 500, 0], size: [1000, 200, 100], material: 'paint' }),
  boxPiece('saddle', { at: [-300, 900, 20], size: [200, 60, 140] }),
  boxPiece('front wheel', { at: [600, 350, 0], size: [700, 700, 60], material: 'tyreCity' }),
]
let bytes: Uint8Array
const read = async () => {
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
  return (await io.readBinary(bytes)).getRoot()
}

beforeAll(async () => {
  const saddle = pieces[1]?.meshes[0]
  const [u, v] = paletteUv('signalRed')
  saddle?.uvs.forEach((_, i, uvs) => (uvs[i] = i % 2 === 0 ? u : v))
  const materials = createMaterials({ tint: '#2f4a3c' })
  bytes = await createGlb({ name: 'Nireeka Nyx', pieces, materialOf: materials.of, encodePng })
})

test('a file is packed, and what it needs is said in it', async () => {
  const used = (await read()).listExtensionsRequired().map(({ extensionName }) => extensionName)
  expect(used).toEqual(expect.arrayContaining(['EXT_meshopt_compression', 'KHR_mesh_quantization']))
})

test('lacquer, light and repeats are in it, for viewers that know them', async () => {
  const used = (await read()).listExtensionsUsed().map(({ extensionName }) => extensionName)
  expect(used).toEqual(
    expect.arrayContaining([
      'KHR_materials_clearcoat',
      'KHR_materials_emissive_strength',
      'KHR_texture_transform',
    ]),
  )
})

test('each piece is a node of its name', async () => {
  const nodes = (await read()).listNodes().map((node) => node.getName())
  expect(nodes).toEqual(expect.arrayContaining(pieces.map(({ name }) => name)))
})

test('it is in metres, stands on the ground, and its front looks towards +z', async () => {
  const scene = (await read()).getDefaultScene()
  const { min, max } = scene ? getBounds(scene) : { min: [], max: [] }
  expect(min[1]).toBeCloseTo(0, 3)
  expect(max[2]).toBeCloseTo(0.95, 3)
  expect(min[2]).toBeCloseTo(-0.5, 3)
})

test('plain finishes keep their colour by the palette, without blending into their neighbours', async () => {
  const palette = (await read()).listMaterials().find((material) => material.getName() === 'palette')
  expect(palette?.getBaseColorTextureInfo()?.getMagFilter()).toBe(9728)
  const primitive = (await read())
    .listNodes()
    .find((node) => node.getName() === 'saddle')
    ?.getMesh()
    ?.listPrimitives()[0]
  const first: number[] = primitive?.getAttribute('TEXCOORD_0')?.getElement(0, []) ?? []
  expect(first[0]).toBeCloseTo(paletteUv('signalRed')[0], 3)
})

test('tyres keep their lettering and its repeats', async () => {
  const tyre = (await read()).listMaterials().find((material) => material.getName() === 'tyreCity')
  expect(tyre?.getBaseColorTexture()?.getSize()).toEqual([1024, 256])
  expect(tyre?.getBaseColorTextureInfo()?.getExtension('KHR_texture_transform')).toMatchObject({})
})

test('a whole live bike with its lettering is within 4 MB', async () => {
  const { measures, pieces: all } = buildBike(
    { bike: 'nyx', size: 'M', parts: [], colour: { id: 4 } },
    'live',
  )
  const materials = createMaterials(paintForFile(paintOf({ id: 4 }), measures))
  bytes = await createGlb({ name: 'nyx', pieces: all, materialOf: materials.of, encodePng })
  expect(bytes.length).toBeLessThan(4_000_000)
  const root = await read()
  expect(root.listNodes().length).toBeGreaterThanOrEqual(all.length)
  const scene = root.getDefaultScene()
  expect(scene && getBounds(scene).min[1]).toBeCloseTo(0, 2)
  const paint = root.listMaterials().find((material) => material.getName() === 'paint')
  expect(paint?.getBaseColorTexture()?.getSize()?.[0]).toBe(1024)
})
