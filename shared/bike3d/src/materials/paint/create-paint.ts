import { Color, type IUniform, MeshPhysicalMaterial, type Texture } from 'three'

import { LACQUERS } from './finishes.ts'
import { letteringOn } from './lettering.ts'
import type { Paint } from '../../configuration/paint-of.ts'
import { addPaint } from './paint-shader.ts'

interface PaintUniforms {
  paintMask: IUniform<Texture | null>
  paintBase: IUniform<Color>
  paintSecond: IUniform<Color>
  paintLettering: IUniform<Color>
  paintTwoTone: IUniform<number>
  paintWeave: IUniform<number>
}

const UNIFORMS = new WeakMap<MeshPhysicalMaterial, PaintUniforms>()
const WHITE = new Color('#ffffff')

/**
 * Returns the frame's paint with the lettering of its mask, or without a mask the same paint for forks and fenders.
 * Colours are uniforms, so another colour needs no new shader.
 */
export function createPaint(paint: Paint, mask: Texture | null = null): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({ iridescenceIOR: 1.7 })
  Object.assign(material, { iridescenceThicknessMinimum: 180, iridescenceThicknessMaximum: 420 })
  const uniforms: PaintUniforms = {
    paintMask: { value: mask },
    paintBase: { value: new Color() },
    paintSecond: { value: new Color() },
    paintLettering: { value: new Color() },
    paintTwoTone: { value: 0 },
    paintWeave: { value: 0 },
  }
  UNIFORMS.set(material, uniforms)
  if (mask) material.defines = { ...material.defines, PAINT_MASK: '' }
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    addPaint(shader)
  }
  material.customProgramCacheKey = () => 'paint'
  setPaint(material, paint)
  return material
}

/** Changes colour or finish of a material from `createPaint`. */
export function setPaint(material: MeshPhysicalMaterial, { finish, colour, second }: Paint) {
  const uniforms = uniformsOf(material)
  const { sheenWhite, ...lacquer } = LACQUERS[finish]
  Object.assign(material, lacquer)
  material.sheenColor.set(colour).lerp(WHITE, sheenWhite)
  uniforms.paintBase.value.set(colour)
  uniforms.paintSecond.value.set(second ?? colour)
  uniforms.paintTwoTone.value = second ? 1 : 0
  uniforms.paintWeave.value = finish === 'weave' ? 1 : 0
  uniforms.paintLettering.value.copy(letteringOn(finish === 'weave' ? '#202224' : colour))
}

/** Replaces the lettering of a material that was made with a mask. The caller disposes of the old texture. */
export function setPaintMask(material: MeshPhysicalMaterial, mask: Texture) {
  uniformsOf(material).paintMask.value = mask
}

function uniformsOf(material: MeshPhysicalMaterial): PaintUniforms {
  const uniforms = UNIFORMS.get(material)
  if (!uniforms) throw new Error('This material is no paint.')
  return uniforms
}
