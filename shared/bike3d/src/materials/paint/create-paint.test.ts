import { Color, MeshPhysicalMaterial, ShaderLib, Texture } from 'three'
import { expect, test } from 'vitest'

import { DISTANCE_STEPS } from '../../textures/distance.ts'
import { createPaint, setPaint } from './create-paint.ts'
import { letteringOn } from './lettering.ts'
import { addPaint } from './paint-shader.ts'
import { replaceOnce } from './replace-once.ts'

const physical = () => ({
  vertexShader: ShaderLib.physical.vertexShader,
  fragmentShader: ShaderLib.physical.fragmentShader,
})
type Uniforms = Record<string, { value: unknown }>
const uniformsOf = (material: ReturnType<typeof createPaint>): Uniforms => {
  const shader = { ...physical(), uniforms: {} as Uniforms }
  material.onBeforeCompile(shader as never, undefined as never)
  return shader.uniforms
}

test("every patch of the paint fits three's shader", () => {
  const shader = physical()
  addPaint(shader)
  expect(shader.fragmentShader).toContain('paintTwill()')
  expect(shader.vertexShader).toContain('paintPlace = position;')
})

/** Returns the shader's text as it is compiled for a material without a mask. */
const withoutMask = (text: string) => text.replace(/#ifdef PAINT_MASK\n[\s\S]*?#endif/g, '')

test('forks and fenders have neither lettering nor a second colour, however large a pixel is', () => {
  const shader = physical()
  addPaint(shader)
  const plain = withoutMask(shader.fragmentShader)
  expect(plain.match(/paintWithin\(/g), 'declared, and never called').toHaveLength(1)
  expect(plain).not.toContain('texture2D( paintMask')
  expect(plain).toContain('vec3 lacquer = paintBase;')
})

test('a large pixel of the frame far from the lettering takes on nothing of its colour', () => {
  const shader = physical()
  addPaint(shader)
  const widest = Number(
    /clamp\( length\( size \) \* 0\.8, 0\.05, ([\d.]+) \)/.exec(shader.fragmentShader)?.[1],
  )
  const farthest = (0 * 255 - 128) / DISTANCE_STEPS
  expect(0.5 + farthest / widest).toBeLessThanOrEqual(0)
})

test('a patch whose text is not there, or twice, fails', () => {
  expect(() => replaceOnce('abc', 'x', 'y')).toThrow('0 times')
  expect(() => replaceOnce('xx', 'x', 'y')).toThrow('2 times')
})

test('another colour and finish sets numbers only: no feature of the shader comes or goes', () => {
  const material = createPaint({ finish: 'standard', colour: '#2f4a3c' }, new Texture())
  const features = () =>
    [material.clearcoat, material.iridescence, material.sheen].map((strength) => strength > 0)
  const before = features()
  const version = material.version
  const uniforms = uniformsOf(material)
  for (const finish of ['pearlized', 'matte', 'weave', 'standard'] as const) {
    setPaint(material, { finish, colour: '#a86a45', second: '#101418' })
    expect(features()).toEqual(before)
  }
  expect(material.version).toBe(version)
  expect(uniforms.paintBase?.value).toEqual(new Color('#a86a45'))
  expect(uniforms.paintTwoTone?.value).toBe(1)
  setPaint(material, { finish: 'weave', colour: '#222222' })
  expect(uniforms.paintTwoTone?.value).toBe(0)
  expect(uniforms.paintWeave?.value).toBe(1)
})

test('lettering is dark on light paint and light on dark paint', () => {
  expect(letteringOn('#e8e6df').r).toBeLessThan(0.1)
  expect(letteringOn('#1b2a4a').r).toBeGreaterThan(0.6)
})

test('only a material that was made as paint can be painted', () => {
  expect(() => setPaint(new MeshPhysicalMaterial(), { finish: 'matte', colour: '#ffffff' })).toThrow(
    'no paint',
  )
})
