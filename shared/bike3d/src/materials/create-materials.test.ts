import { MeshPhysicalMaterial } from 'three'
import { expect, test, vi } from 'vitest'

import { createMaterials } from './create-materials.ts'
import { LABEL_NAMES } from './labels/label-names.ts'
import { LABELS } from './labels/labels.ts'

const TEXTURED = [
  'tyreTrail',
  'tyreCity',
  'tyreUrban',
  'carbon',
  'saddleCover',
  'leather',
  'fabric',
  'displaySmall',
  'displayTouch',
] as const

test('every textured material is made, once', () => {
  const materials = createMaterials()
  for (const name of TEXTURED) {
    const material = materials.of(name)
    expect(material).toBeInstanceOf(MeshPhysicalMaterial)
    expect(materials.of(name)).toBe(material)
  }
  materials.dispose()
})

test('every label is printed somewhere', () => {
  for (const name of LABEL_NAMES)
    expect(LABELS[name]().data.some((value, i) => i % 4 === 3 && value > 0)).toBe(true)
})

test('shell and cloth take the colour that is asked for', () => {
  const materials = createMaterials({ tint: '#b3261e' })
  const shell = materials.of('shell') as MeshPhysicalMaterial
  expect(shell.color.getHexString()).toBe('b3261e')
  materials.setTint('#2f4a3c')
  expect(shell.color.getHexString()).toBe('2f4a3c')
})

test('disposing of the materials disposes of their textures', () => {
  const materials = createMaterials()
  const carbon = materials.of('carbon') as MeshPhysicalMaterial
  const gone = vi.fn<() => void>()
  carbon.map?.addEventListener('dispose', gone)
  carbon.addEventListener('dispose', gone)
  materials.dispose()
  expect(gone).toHaveBeenCalledTimes(2)
})
