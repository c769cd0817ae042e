import { DISTANCE_STEPS } from '../../textures/distance.ts'
import { ATLAS } from './atlas.ts'
import { replaceOnce } from './replace-once.ts'

/** Width of one tow of the carbon twill, in millimetres. */
const TOW = 2.1

const VERTEX_START = /* glsl */ `
varying vec2 paintUv;
varying vec3 paintPlace;
varying vec3 paintSide;`

const VERTEX = /* glsl */ `
paintUv = uv;
paintPlace = position;
paintSide = normal;`

const FRAGMENT_START = /* glsl */ `
uniform sampler2D paintMask;
uniform vec3 paintBase, paintSecond, paintLettering;
uniform float paintTwoTone, paintWeave;
varying vec2 paintUv;
varying vec3 paintPlace;
varying vec3 paintSide;
float paintBare = 0.0;
float paintLetter = 0.0;
vec2 paintTilt = vec2( 0.0 );

// How much of a pixel is within an edge, of a distance that the mask holds.
float paintWithin( float value ) {
  float distance = ( value * 255.0 - 128.0 ) / ${DISTANCE_STEPS.toFixed(1)};
  vec2 size = fwidth( paintUv ) * vec2( ${ATLAS.width.toFixed(1)}, ${(ATLAS.height * 2).toFixed(1)} );
  return clamp( 0.5 + distance / max( length( size ) * 0.8, 0.05 ), 0.0, 1.0 );
}

// Two over, two under: brightness in z, the tows' slope in xy. Fades out where a tow is smaller than a pixel.
vec3 paintTwill() {
  vec3 side = abs( paintSide );
  vec2 place = side.z > max( side.x, side.y ) ? paintPlace.xy : side.y > side.x ? paintPlace.xz : paintPlace.zy;
  vec2 at = place / ${TOW.toFixed(2)};
  float clear = 1.0 - smoothstep( 0.35, 0.9, max( fwidth( at.x ), fwidth( at.y ) ) );
  vec2 tow = floor( at );
  float step4 = mod( tow.x + tow.y, 4.0 );
  bool isWarp = step4 < 2.0;
  float along = isWarp ? ( step4 + fract( at.x ) ) * 0.5 : fract( ( step4 - 2.0 + fract( at.y ) ) * 0.5 );
  vec2 round2 = fract( at ) - 0.5;
  vec2 slope = isWarp ? vec2( ( along - 0.5 ) * 0.5, round2.y * 0.35 ) : vec2( round2.x * 0.35, ( along - 0.5 ) * 0.5 );
  return vec3( slope, isWarp ? 0.5 : -0.5 ) * clear;
}`

const COLOUR = /* glsl */ `
float paintMore = 0.0;
paintBare = paintWeave;
#ifdef PAINT_MASK
  vec4 mask = texture2D( paintMask, paintUv );
  paintLetter = max( paintWithin( mask.g ), paintWithin( mask.a ) );
  paintBare = max( mask.r, paintWeave );
  paintMore = paintTwoTone * paintWithin( mask.b );
#endif
vec3 lacquer = mix( paintBase, paintSecond, paintMore );
vec3 twill = paintTwill();
paintTilt = twill.xy * paintBare * ( 1.0 - paintLetter );
vec3 carbon = vec3( 0.0125, 0.0130, 0.0140 ) * ( 1.0 + 0.9 * twill.z );
diffuseColor.rgb = mix( mix( lacquer, carbon, paintBare ), paintLettering, paintLetter );`

const ROUGHNESS = /* glsl */ `
roughnessFactor = mix( mix( roughnessFactor, max( roughnessFactor, 0.36 ), paintBare ), 0.4, paintLetter );`

const METALNESS = /* glsl */ `
metalnessFactor = mix( mix( metalnessFactor, 0.1, paintBare ), 0.0, paintLetter );`

const NORMAL = /* glsl */ `
vec3 paintAcross = normalize( cross( vec3( 0.0, 1.0, 0.001 ), normal ) );
normal = normalize( normal + paintAcross * paintTilt.x + cross( normal, paintAcross ) * paintTilt.y );`

/** The shimmer of the lacquer, which bare carbon and lettering do not have. */
const LIGHT = /* glsl */ `
float paintCovered = ( 1.0 - paintBare ) * ( 1.0 - paintLetter );
material.iridescence *= paintCovered;
material.sheenColor *= paintCovered;`

const after = (text: string, include: string, put: string) =>
  replaceOnce(text, `#include <${include}>`, `#include <${include}>\n${put}`)

export interface ShaderText {
  vertexShader: string
  fragmentShader: string
}

/**
 * Adds the paint to the physical material of three.js: colours, lettering and carbon come from uniforms and the mask.
 */
export function addPaint(shader: ShaderText) {
  let { vertexShader, fragmentShader } = shader
  vertexShader = after(vertexShader, 'common', VERTEX_START)
  vertexShader = after(vertexShader, 'begin_vertex', VERTEX)
  fragmentShader = after(fragmentShader, 'common', FRAGMENT_START)
  fragmentShader = after(fragmentShader, 'color_fragment', COLOUR)
  fragmentShader = after(fragmentShader, 'roughnessmap_fragment', ROUGHNESS)
  fragmentShader = after(fragmentShader, 'metalnessmap_fragment', METALNESS)
  fragmentShader = after(fragmentShader, 'normal_fragment_maps', NORMAL)
  fragmentShader = after(fragmentShader, 'lights_physical_fragment', LIGHT)
  Object.assign(shader, { vertexShader, fragmentShader })
}
