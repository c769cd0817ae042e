import { ShaderChunk } from 'three'

/** A change to the shader text of three.js: `find` must occur in the chunk exactly `times` times. */
export interface ShaderPatch {
  chunk: keyof typeof ShaderChunk
  find: string
  put: string
  times: number
}

/** Khronos Neutral tone mapping with half its toe: the whole toe would make tyres, grips and saddle too dark. */
const NEUTRAL = `vec3 CustomToneMapping( vec3 color ) {
  color *= toneMappingExposure;
  float least = min( color.r, min( color.g, color.b ) );
  color -= 0.5 * ( least < 0.08 ? least - 6.25 * least * least : 0.04 );
  const float shoulder = 0.76;
  float peak = max( color.r, max( color.g, color.b ) );
  if ( peak < shoulder ) return color;
  float rest = 1.0 - shoulder;
  float pressed = 1.0 - rest * rest / ( peak + rest - shoulder );
  color *= pressed / peak;
  return mix( vec3( pressed ), color, 1.0 / ( 0.15 * ( peak - pressed ) + 1.0 ) );
}`

const TONE_MAPPING: ShaderPatch = {
  chunk: 'tonemapping_pars_fragment',
  find: 'vec3 CustomToneMapping( vec3 color ) { return color; }',
  put: NEUTRAL,
  times: 1,
}

/**
 * Returns the patch that reduces the evenly spread light of the environment to a share; sampled lights add the rest,
 * with shadows.
 */
const environmentDiffuse = (share: number): ShaderPatch => ({
  chunk: 'lights_fragment_maps',
  find: 'iblIrradiance += getIBLIrradiance( geometryNormal );',
  put: `iblIrradiance += getIBLIrradiance( geometryNormal ) * ${share.toFixed(3)};`,
  times: 1,
})

/**
 * Returns the patch that removes highlights of a still's sampled lights, because the environment's softboxes draw
 * them.
 */
const withoutDirectHighlight = (find: string, times: number): ShaderPatch => ({
  chunk: 'lights_physical_pars_fragment',
  find,
  put: `${find} 0.0 *`,
  times,
})

export const SHADER_PATCHES = {
  still: [
    TONE_MAPPING,
    environmentDiffuse(0.3),
    withoutDirectHighlight('clearcoatSpecularDirect +=', 2),
    withoutDirectHighlight('reflectedLight.directSpecular +=', 2),
  ],
  live: [TONE_MAPPING, environmentDiffuse(0.75)],
} satisfies Record<string, ShaderPatch[]>

/**
 * Returns the text with the patch applied; throws when the text of three.js differs from the one that the patch was
 * written for.
 */
export function patched(text: string, { chunk, find, put, times }: ShaderPatch): string {
  const parts = text.split(find)
  if (parts.length - 1 !== times)
    throw new Error(
      `A shader patch does not match three's ${chunk}: ${parts.length - 1} instead of ${times} of “${find}”.`,
    )
  return parts.join(put)
}

let applied: keyof typeof SHADER_PATCHES | null = null

/** Patches the shaders of three.js for as long as the page lives: a page draws either stills or the live view. */
export function patchShaders(way: keyof typeof SHADER_PATCHES) {
  if (applied === way) return
  if (applied) throw new Error(`three's shaders are patched for ${applied} already.`)
  const chunks: Record<string, string> = ShaderChunk
  for (const patch of SHADER_PATCHES[way]) chunks[patch.chunk] = patched(ShaderChunk[patch.chunk], patch)
  applied = way
}
