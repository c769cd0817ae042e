import { Document, type Material as FileMaterial, WebIO } from '@gltf-transform/core'
import {
  EXTMeshoptCompression,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMeshQuantization,
  KHRTextureTransform,
} from '@gltf-transform/extensions'
import { MeshoptEncoder } from 'meshoptimizer/encoder'
import { MeshPhysicalMaterial } from 'three'

import type { ModelMaterial, ModelMesh } from '../model/model.ts'
import { addMaterial } from './add-material.ts'
import { addMesh, type Order } from './add-mesh.ts'
import { textureAdder } from './add-texture.ts'
import type { FileNeeds } from './file-needs.ts'
import { placed } from './placed.ts'
import { gridOf } from './quantise.ts'

const METRE = 0.001

const EXTENSIONS = [
  EXTMeshoptCompression,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMeshQuantization,
  KHRTextureTransform,
]

/**
 * Returns a model as a GLB: metres, y up, its front towards +z as viewers expect, a node for each piece; quantised
 * and, where WebAssembly is allowed, compressed. A page's security policy may forbid WebAssembly.
 */
export async function createGlb({ name, pieces, materialOf, encodePng }: FileNeeds): Promise<Uint8Array> {
  const document = new Document()
  document.createBuffer()
  const materials = await addMaterials(document, { pieces, materialOf, encodePng })
  const inMetres = new Map<ModelMesh, Float32Array>()
  for (const mesh of pieces.flatMap(({ meshes }) => meshes)) inMetres.set(mesh, placed(mesh.positions, METRE))
  const grid = gridOf([...inMetres.values()])
  const order = (await mayPack) ? packer : null

  const root = document
    .createNode(name)
    .setTranslation(grid.origin)
    .setScale([grid.step, grid.step, grid.step])
  for (const piece of pieces) {
    const added = document.createMesh(piece.name)
    for (const mesh of piece.meshes)
      addMesh(added, {
        document,
        mesh,
        grid,
        order,
        positions: inMetres.get(mesh),
        material: materials.get(mesh.material),
      })
    root.addChild(document.createNode(piece.name).setMesh(added))
  }
  document.getRoot().setDefaultScene(document.createScene(name).addChild(root))
  return write(document, order !== null)
}

async function addMaterials(document: Document, { pieces, materialOf, encodePng }: Omit<FileNeeds, 'name'>) {
  const names = new Set(pieces.flatMap(({ meshes }) => meshes.map(({ material }) => material)))
  const textures = textureAdder(document, encodePng)
  const added = new Map<ModelMaterial, FileMaterial>()
  for (const name of names) {
    const drawn = materialOf(name)
    if (!(drawn instanceof MeshPhysicalMaterial)) throw new Error(`${name} can’t be told to a file.`)
    added.set(name, (await addMaterial(document, drawn, textures)).setName(name))
  }
  return added
}

/** Handled at once, because an unhandled rejection would be reported as an error of the page. */
const mayPack = MeshoptEncoder.ready.then(
  () => true,
  () => false,
)

/** Reorders vertices for the best compression. */
const packer: Order = (indices) => MeshoptEncoder.reorderMesh(indices, true, true)[0]

function write(document: Document, isPacked: boolean) {
  document.createExtension(KHRMeshQuantization).setRequired(true)
  const io = new WebIO().registerExtensions(EXTENSIONS)
  if (isPacked) {
    document.createExtension(EXTMeshoptCompression).setRequired(true)
    io.registerDependencies({ 'meshopt.encoder': MeshoptEncoder })
  }
  return io.writeBinary(document)
}
