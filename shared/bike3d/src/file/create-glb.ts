import { Document, Logger, type Material as FileMaterial, WebIO } from '@gltf-transform/core'
import {
  EXTMeshoptCompression,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMeshQuantization,
  KHRTextureTransform,
} from '@gltf-transform/extensions'
import { meshopt, quantize } from '@gltf-transform/functions'
import { MeshoptEncoder } from 'meshoptimizer/encoder'
import { type Material, MeshPhysicalMaterial } from 'three'

import type { ModelMaterial, ModelMesh, ModelPiece } from '../model/model.ts'
import { addMaterial } from './add-material.ts'
import { type EncodePng, textureAdder } from './add-texture.ts'
import { placed } from './placed.ts'

export interface FileNeeds {
  name: string
  pieces: readonly ModelPiece[]
  /** The materials of the live view, painted. */
  materialOf: (name: ModelMaterial) => Material
  encodePng: EncodePng
}

const EXTENSIONS = [
  EXTMeshoptCompression,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMeshQuantization,
  KHRTextureTransform,
]

/** A grid of a tenth of a millimetre on a whole bike; the same for all pieces, so that no gap opens between two. */
const GRID = {
  quantizePosition: 14,
  quantizeNormal: 8,
  quantizeTexcoord: 14,
  quantizationVolume: 'scene',
} as const

/** A model as a GLB: metres, y up, its front towards +z as viewers expect, a node for each piece. */
export async function createGlb({ name, pieces, materialOf, encodePng }: FileNeeds): Promise<Uint8Array> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT))
  const buffer = document.createBuffer()
  const scene = document.createScene(name)
  document.getRoot().setDefaultScene(scene)
  const materials = new Map<ModelMaterial, FileMaterial>()
  const textures = textureAdder(document, encodePng)
  const fileMaterial = async (wanted: ModelMaterial) => {
    const known = materials.get(wanted)
    if (known) return known
    const drawn = materialOf(wanted)
    if (!(drawn instanceof MeshPhysicalMaterial)) throw new Error(`${wanted} can’t be told to a file.`)
    const added = await addMaterial(document, drawn, textures)
    added.setName(wanted)
    materials.set(wanted, added)
    return added
  }
  const accessor = (type: 'VEC3' | 'VEC2' | 'SCALAR', array: Float32Array | Uint32Array) =>
    document.createAccessor().setType(type).setArray(array.slice()).setBuffer(buffer)
  const primitive = async (mesh: ModelMesh) => {
    const material = await fileMaterial(mesh.material)
    const made = document
      .createPrimitive()
      .setAttribute('POSITION', accessor('VEC3', placed(mesh.positions, METRE)))
      .setAttribute('NORMAL', accessor('VEC3', placed(mesh.normals)))
      .setIndices(accessor('SCALAR', mesh.indices))
      .setMaterial(material)
    return hasTextures(material) ? made.setAttribute('TEXCOORD_0', accessor('VEC2', mesh.uvs)) : made
  }
  for (const piece of pieces) {
    const mesh = document.createMesh(piece.name)
    for (const part of piece.meshes) mesh.addPrimitive(await primitive(part))
    scene.addChild(document.createNode(piece.name).setMesh(mesh))
  }
  return compress(document)
}

const METRE = 0.001

const hasTextures = (material: FileMaterial) =>
  [material.getBaseColorTexture(), material.getNormalTexture(), material.getMetallicRoughnessTexture()].some(
    Boolean,
  )

/** Quantised and, where WebAssembly may run, packed as well: a page's security policy may forbid it. */
async function compress(document: Document): Promise<Uint8Array> {
  const io = new WebIO().registerExtensions(EXTENSIONS)
  const mayPack = await MeshoptEncoder.ready.then(
    () => true,
    () => false,
  )
  if (mayPack) {
    await document.transform(meshopt({ encoder: MeshoptEncoder, level: 'high', ...GRID }))
    io.registerDependencies({ 'meshopt.encoder': MeshoptEncoder })
  } else await document.transform(quantize(GRID))
  return io.writeBinary(document)
}
