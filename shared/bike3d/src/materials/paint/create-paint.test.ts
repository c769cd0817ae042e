import { Color, MeshPhysicalMaterial, ShaderLib, Texture } from 'three'
import { expect, test } from 'vitest'

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

test('only what has a mask asks for edges: without one, a fender is in the colour of the paint alone', () => {
  const shader = physical()
  addPaint(shader)
  const main = shader.fragmentShader.slice(shader.fragmentShader.indexOf('void main'))
  const withoutMask = main.replaceAll(/#ifdef PAINT_MASK[^#]*#endif/g, '')
  expect(main).toContain('paintWithin(')
  expect(withoutMask).not.toContain('paintWithin(')
  expect(withoutMask).not.toContain('paintMask')
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
