import { Color, type Material, MeshPhysicalMaterial, Texture } from 'three'

import type { ModelMaterial } from '../model/model.ts'
import { createPaletteMaterial } from './palette-material.ts'

export interface MaterialNeeds {
  /** The frame's paint and the same without lettering; plain lacquer unless given. Their owner disposes of them. */
  paint?: Material
  paintPlain?: Material
  /** The colour of `shell` and `cloth`. */
  tint?: string
}

const MAKERS: Partial<Record<ModelMaterial, () => MeshPhysicalMaterial>> = {
  palette: createPaletteMaterial,
  paint: () => lacquer('#2f4a3c'),
  paintPlain: () => lacquer('#2f4a3c'),
  shell: () => lacquer('#2f4a3c'),
  cloth: () =>
    new MeshPhysicalMaterial({ color: '#3c4a45', roughness: 0.86, sheen: 0.7, sheenRoughness: 0.6 }),
  tyreTrail: () => new MeshPhysicalMaterial({ color: '#2c2d2e', roughness: 0.88 }),
  tyreCity: () => new MeshPhysicalMaterial({ color: '#2c2d2e', roughness: 0.88 }),
  tyreUrban: () => new MeshPhysicalMaterial({ color: '#2c2d2e', roughness: 0.88 }),
  carbon: () =>
    new MeshPhysicalMaterial({
      color: '#202224',
      roughness: 0.4,
      metalness: 0.2,
      clearcoat: 1,
      clearcoatRoughness: 0.06,
    }),
  saddleCover: () => new MeshPhysicalMaterial({ color: '#2a2b2d', roughness: 0.6 }),
  leather: () => new MeshPhysicalMaterial({ color: '#6b4227', roughness: 0.52 }),
  fabric: () => new MeshPhysicalMaterial({ color: '#2b3034', roughness: 0.9, sheen: 0.5 }),
  displaySmall: () => new MeshPhysicalMaterial({ color: '#05070a', roughness: 0.1 }),
  displayTouch: () => new MeshPhysicalMaterial({ color: '#05070a', roughness: 0.1 }),
}

const lacquer = (color: string) =>
  new MeshPhysicalMaterial({
    color,
    roughness: 0.42,
    metalness: 0.05,
    clearcoat: 1,
    clearcoatRoughness: 0.035,
  })

/** The materials of a model by name, each made when it is first asked for. */
export function createMaterials({ paint, paintPlain, tint }: MaterialNeeds = {}) {
  const given: Partial<Record<ModelMaterial, Material>> = { paint, paintPlain }
  const made = new Map<ModelMaterial, MeshPhysicalMaterial>()
  function make(name: ModelMaterial) {
    const maker = MAKERS[name]
    if (!maker) throw new Error(`No material is called ${name}.`)
    const material = maker()
    if (tint && (name === 'shell' || name === 'cloth')) material.color = new Color(tint)
    made.set(name, material)
    return material
  }
  return {
    of: (name: ModelMaterial): Material => given[name] ?? made.get(name) ?? make(name),
    dispose() {
      for (const material of made.values()) {
        for (const value of Object.values(material)) if (value instanceof Texture) value.dispose()
        material.dispose()
      }
      made.clear()
    },
  }
}

export type Materials = ReturnType<typeof createMaterials>
