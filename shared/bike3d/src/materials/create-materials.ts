import { Color, type Material, MeshPhysicalMaterial, Texture } from 'three'

import type { ModelMaterial } from '../model/model.ts'
import { toTexture } from '../textures/to-texture.ts'
import { LABEL_NAMES } from './labels/label-names.ts'
import { LABELS } from './labels/labels.ts'
import { createPaletteMaterial } from './palette-material.ts'
import { cloth, type Sharpness, TEXTURED } from './textured-materials.ts'

export interface MaterialNeeds {
  /** The frame's paint and the same without lettering; plain lacquer by default. The caller disposes of them. */
  paint?: Material
  paintPlain?: Material
  /** The colour of `shell` and `cloth`. */
  tint?: string
  sharpness?: Sharpness
}

const DEFAULT_TINT = '#2f4a3c'

/** Returns the materials of a model by name, each created on first use. */
export function createMaterials({
  paint,
  paintPlain,
  tint = DEFAULT_TINT,
  sharpness = 1,
}: MaterialNeeds = {}) {
  const given: Partial<Record<ModelMaterial, Material>> = { paint, paintPlain }
  const made = new Map<ModelMaterial, MeshPhysicalMaterial>()
  let colour = tint
  function make(name: ModelMaterial) {
    const material = labelled(name) ?? named(name, colour, sharpness)
    made.set(name, material)
    return material
  }
  return {
    of: (name: ModelMaterial): Material => given[name] ?? made.get(name) ?? make(name),
    /** Changes the colour of `shell` and `cloth`, as #rrggbb. */
    setTint(next: string) {
      colour = next
      made.get('shell')?.color.set(next)
      const woven = made.get('cloth')
      woven?.color.set(next)
      woven?.sheenColor.copy(new Color(next).lerp(new Color('#ffffff'), 0.3))
    },
    dispose() {
      for (const material of made.values()) disposeWithTextures(material)
      made.clear()
    },
  }
}

export type Materials = ReturnType<typeof createMaterials>

function named(name: ModelMaterial, tint: string, sharpness: Sharpness): MeshPhysicalMaterial {
  if (name === 'palette') return createPaletteMaterial()
  if (name === 'cloth') return cloth(tint)
  if (name === 'paint' || name === 'paintPlain' || name === 'shell') return lacquer(tint)
  const maker = Object.entries(TEXTURED).find(([known]) => known === name)?.[1]
  if (!maker) throw new Error(`No material is called ${name}.`)
  return maker(sharpness)
}

function labelled(name: ModelMaterial): MeshPhysicalMaterial | null {
  const label = LABEL_NAMES.find((known) => name === `label:${known}`)
  return label
    ? new MeshPhysicalMaterial({
        map: toTexture(LABELS[label](), { isColour: true }),
        transparent: true,
        roughness: 0.5,
        polygonOffset: true,
        polygonOffsetFactor: -2,
      })
    : null
}

const lacquer = (color: string) =>
  new MeshPhysicalMaterial({
    color,
    roughness: 0.42,
    metalness: 0.05,
    clearcoat: 1,
    clearcoatRoughness: 0.035,
  })

function disposeWithTextures(material: Material) {
  for (const value of Object.values(material)) if (value instanceof Texture) value.dispose()
  material.dispose()
}
