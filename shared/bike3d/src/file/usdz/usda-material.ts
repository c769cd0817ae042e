import type { Color } from 'three'

import { rounded } from './usda-words.ts'

/** A picture in the archive, and its mapping onto the surface. */
export interface Picture {
  file: string
  isColour: boolean
  isRepeated: boolean
  /** Scale relative to the coordinates, which already include the first picture's repeats. */
  scale: readonly [number, number]
  /** Factors and offsets of the picture's values. */
  factor: readonly number[]
  bias?: readonly number[]
}

/** A surface in terms of USD's UsdPreviewSurface. Colours are linear. */
export interface Surface {
  diffuseColor: Color | Picture
  emissiveColor: Color | Picture | null
  normal: Picture | null
  /** Whether the picture's alpha cuts out parts of the surface. */
  isCutOut: boolean
  roughness: number
  metallic: number
  clearcoat: number
  clearcoatRoughness: number
}

const OUTPUTS = { diffuseColor: 'color3f', emissiveColor: 'color3f', normal: 'normal3f' } as const
type Input = keyof typeof OUTPUTS

/** Returns a material as USD text; `path` is its location in the scene. */
export function usdaMaterial(name: string, path: string, surface: Surface): string {
  const inputs: string[] = []
  const shaders: string[] = []
  for (const input of Object.keys(OUTPUTS) as Input[]) {
    const look = surface[input]
    if (!look) continue
    if ('file' in look) {
      inputs.push(`${OUTPUTS[input]} inputs:${input}.connect = <${path}/${input}.outputs:rgb>`)
      shaders.push(pictureShaders(input, path, look))
    } else inputs.push(`${OUTPUTS[input]} inputs:${input} = ${tuple([look.r, look.g, look.b])}`)
  }
  if (surface.isCutOut) inputs.push(`float inputs:opacity.connect = <${path}/diffuseColor.outputs:a>`)
  for (const input of ['roughness', 'metallic', 'clearcoat', 'clearcoatRoughness'] as const)
    inputs.push(`float inputs:${input} = ${rounded(surface[input], 4)}`)
  const lit = shader('Surface', 'UsdPreviewSurface', [...inputs, 'token outputs:surface'])
  const body = [`token outputs:surface.connect = <${path}/Surface.outputs:surface>`, lit, ...shaders]
  return `def Material "${name}"\n{\n${body.join('\n')}\n}`
}

const tuple = (numbers: readonly number[]) => `(${numbers.map((value) => rounded(value, 4)).join(', ')})`

const shader = (name: string, id: string, lines: readonly string[]) =>
  `def Shader "${name}"\n{\nuniform token info:id = "${id}"\n${lines.join('\n')}\n}`

function pictureShaders(input: Input, path: string, picture: Picture): string {
  const wrap = picture.isRepeated ? 'repeat' : 'clamp'
  const [across, down] = picture.scale
  const isPlain = across === 1 && down === 1
  const reader = shader(`${input}_st`, 'UsdPrimvarReader_float2', [
    'string inputs:varname = "st"',
    'float2 outputs:result',
  ])
  const placing = shader(`${input}_place`, 'UsdTransform2d', [
    `float2 inputs:in.connect = <${path}/${input}_st.outputs:result>`,
    `float2 inputs:scale = ${tuple(picture.scale)}`,
    // Rows are counted from below, so scaling moves the picture; this moves it back.
    `float2 inputs:translation = ${tuple([0, 1 - down])}`,
    'float2 outputs:result',
  ])
  const texture = shader(input, 'UsdUVTexture', [
    `asset inputs:file = @${picture.file}@`,
    `float2 inputs:st.connect = <${path}/${input}_${isPlain ? 'st' : 'place'}.outputs:result>`,
    `float4 inputs:scale = ${tuple(picture.factor)}`,
    ...(picture.bias ? [`float4 inputs:bias = ${tuple(picture.bias)}`] : []),
    `token inputs:sourceColorSpace = "${picture.isColour ? 'sRGB' : 'raw'}"`,
    `token inputs:wrapS = "${wrap}"`,
    `token inputs:wrapT = "${wrap}"`,
    'float3 outputs:rgb',
    'float outputs:a',
  ])
  return [reader, ...(isPlain ? [] : [placing]), texture].join('\n')
}
