import { MeshPhysicalMaterial, type Texture } from 'three'

import { pixelsOf } from './png-pixels.ts'
import type { FileNeeds } from './file-needs.ts'
import { packUsdz } from './usdz/pack-usdz.ts'
import { finishOf, type LookedMesh, plainMeshes } from './usdz/plain-meshes.ts'
import { type FileOf, finishSurface, firstTexture, materialSurface } from './usdz/to-surface.ts'
import { usdaMaterial } from './usdz/usda-material.ts'
import { STEPS_PER_MM, usdaMesh } from './usdz/usda-mesh.ts'
import { usdName } from './usdz/usda-words.ts'

const METRES_PER_STEP = 0.001 / STEPS_PER_MM

/**
 * Returns a model as a USDZ, which iPhones and iPads show in augmented reality: metres, y up, its front towards +z, a
 * group for each piece. The exporter of three.js can't write data textures or run in a worker, and its files are too
 * large; this one writes numbers as short as possible.
 */
export async function createUsdz({ name, pieces, materialOf, encodePng }: FileNeeds): Promise<Uint8Array> {
  const textures = new Map<Texture, string>()
  const fileOf: FileOf = (texture) => {
    const file = textures.get(texture) ?? `textures/${textures.size}.png`
    textures.set(texture, file)
    return file
  }
  const scene = writeScene({ name: usdName(name), pieces, materialOf, fileOf })
  const pictures = await Promise.all(
    [...textures].map(async ([texture, file]) => [file, await encodePng(pixelsOf(texture))] as const),
  )
  return packUsdz([['bike.usda', new TextEncoder().encode(scene)], ...pictures])
}

type SceneNeeds = Pick<FileNeeds, 'name' | 'pieces' | 'materialOf'> & { fileOf: FileOf }

function writeScene({ name, pieces, materialOf, fileOf }: SceneNeeds): string {
  const materials = new Map<string, string>()

  function writeMesh(mesh: LookedMesh): string {
    const look = usdName(mesh.finish ?? mesh.material)
    const path = `/${name}/Materials/${look}`
    const drawn = mesh.finish ? null : materialOf(mesh.material)
    if (drawn && !(drawn instanceof MeshPhysicalMaterial)) throw new Error(`${look} can’t be told to a file.`)
    if (!materials.has(look)) {
      const surface = drawn ? materialSurface(drawn, fileOf) : finishSurface(finishOf(mesh.finish!))
      materials.set(look, usdaMaterial(look, path, surface))
    }
    const repeat = (drawn && firstTexture(drawn))?.repeat.toArray() ?? null
    return usdaMesh({ name: look, mesh, material: path, repeat })
  }

  const groups = pieces.map((piece) =>
    group(usdName(piece.name), piece.meshes.flatMap(plainMeshes).map(writeMesh)),
  )
  const shape = group('Bike', groups, [
    `float3 xformOp:scale = (${METRES_PER_STEP}, ${METRES_PER_STEP}, ${METRES_PER_STEP})`,
    'uniform token[] xformOpOrder = ["xformOp:scale"]',
  ])
  const palette = `def Scope "Materials"\n{\n${[...materials.values()].join('\n')}\n}`
  return `${head(name)}\n${group(name, [shape, palette])}\n`
}

const head = (name: string) =>
  `#usda 1.0\n(\n    defaultPrim = "${name}"\n    metersPerUnit = 1\n    upAxis = "Y"\n)\n`

const group = (name: string, children: readonly string[], properties: readonly string[] = []) =>
  `def Xform "${name}"\n{\n${[...properties, ...children].join('\n')}\n}`
