import { createHash } from 'node:crypto'

import { Color, type Material, Texture, Vector2 } from 'three'

import { paintOf } from '../src/configuration/paint-of.ts'
import { createMaterials } from '../src/materials/create-materials.ts'
import { FINISHES } from '../src/materials/finishes.ts'
import { PALETTE } from '../src/materials/palette.ts'
import type { ModelMaterial, ModelMesh } from '../src/model/model.ts'
import type { Still } from './still.ts'
import { type Model, modelsOf, type Subject } from './subjects.ts'

/** Coordinates are compared in steps of 1/50 mm, because the last digits of a sine differ between machines. */
const STEPS = 50

/**
 * Returns what computes a still's fingerprint, from all it depends on besides the drawing code: models, materials and
 * camera.
 */
export function createFingerprints() {
  const known = new Map<string, string>()
  return (still: Still): string => {
    const { subject, colours, view, format, samples } = still
    const subjectKey = JSON.stringify(subject)
    const model = known.get(subjectKey) ?? fingerprintOf(subject)
    known.set(subjectKey, model)
    const paints = colours.map(paintOf)
    return hash([model, JSON.stringify({ paints, view, format, samples })])
  }
}

const fingerprintOf = (subject: Subject) => hash(modelsOf(subject).flatMap(partsOf))

function partsOf({ pieces, measures, stands, tint }: Model): (string | Uint8Array)[] {
  const meshes = pieces.flatMap((piece) => piece.meshes)
  const materials = createMaterials({ ...(tint ? { tint } : {}), sharpness: 2 })
  const used = [...new Set(meshes.map((mesh) => mesh.material))].toSorted()
  const described = used.filter((name) => !name.startsWith('paint') && name !== 'palette')
  const parts = [
    JSON.stringify({ measures, stands }),
    ...meshes.flatMap(meshParts),
    ...described.flatMap((name) => materialParts(name, materials.of(name))),
  ]
  materials.dispose()
  return parts
}

function meshParts(mesh: ModelMesh): (string | Uint8Array)[] {
  const numbers = [mesh.positions, mesh.normals].map((values) => bytesOf(Int32Array.from(values, steps)))
  const surface =
    mesh.material === 'palette' ? finishesOf(mesh.uvs) : [bytesOf(Int32Array.from(mesh.uvs, steps))]
  return [mesh.material, ...numbers, bytesOf(mesh.indices), ...surface]
}

const steps = (value: number) => Math.round(value * STEPS)

/**
 * Returns the finishes that a mesh uses, by their look, so that a finish added to the palette changes no fingerprint.
 */
function finishesOf(uvs: Float32Array): (string | Uint8Array)[] {
  const columns = Uint8Array.from({ length: uvs.length / 2 }, (_, i) =>
    Math.floor((uvs[i * 2] ?? 0) * PALETTE.length),
  )
  const used = [...new Set(columns)]
  const looks = used.map((column) => {
    const name = PALETTE[column]
    return name ? FINISHES[name] : null
  })
  return [columns.map((column) => used.indexOf(column)), JSON.stringify(looks)]
}

function materialParts(name: ModelMaterial, material: Material): (string | Uint8Array)[] {
  const looks: Record<string, unknown> = {}
  const pixels: Uint8Array[] = []
  for (const [key, value] of Object.entries(material).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (value instanceof Color) looks[key] = value.getHex()
    else if (value instanceof Vector2) looks[key] = value.toArray()
    else if (value instanceof Texture) {
      looks[key] = [value.repeat.toArray(), value.image.width, value.image.height]
      pixels.push(value.image.data)
    } else if (isPlain(key, value)) looks[key] = value
  }
  return [name, JSON.stringify(looks), ...pixels]
}

/** Returns whether a material's property belongs to the fingerprint; counters that three.js keeps don't. */
const isPlain = (key: string, value: unknown) =>
  !['uuid', 'id', 'version'].includes(key) && ['number', 'boolean', 'string'].includes(typeof value)

const bytesOf = (values: Int32Array | Uint32Array) =>
  new Uint8Array(values.buffer, values.byteOffset, values.byteLength)

function hash(parts: (string | Uint8Array)[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\n')
  return sum.digest('hex').slice(0, 20)
}
