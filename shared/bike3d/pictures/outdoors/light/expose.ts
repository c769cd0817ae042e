import {
  HalfFloatType,
  NoBlending,
  type PerspectiveCamera,
  ShaderMaterial,
  Vector3,
  type WebGLRenderer,
} from 'three'

import { createAccumulation } from '../../../src/studio/accumulation.ts'
import { createFullScreenPass, FULL_SCREEN_VERTEX } from '../../../src/studio/full-screen.ts'
import { halton } from '../../../src/studio/sampling.ts'
import { degrees, TURN } from '../../../src/shapes/vectors.ts'

export interface Exposure {
  renderer: WebGLRenderer
  camera: PerspectiveCamera
  width: number
  height: number
  samples: number
  /** The distance that is sharp and the lens's radius, in metres. */
  focus: number
  aperture: number
  /** How bright the picture is developed. */
  gain: number
  /** The strength of the shafts of light from the sun, 0 to 1, and the sun's direction. */
  shafts: number
  sun: Vector3
  /** Draws a sample at a moment of the exposure, -0.5 to 0.5. */
  draw: (moment: number, index: number) => void
}

/**
 * Takes a photograph: the mean of many samples, each from another point of the lens and at another moment, so that what
 * is near or far is out of focus and what moves is blurred.
 */
export function expose({
  renderer,
  camera,
  width,
  height,
  samples,
  focus,
  aperture,
  draw,
  ...look
}: Exposure) {
  renderer.setPixelRatio(1)
  renderer.setSize(width, height, false)
  const accumulation = createAccumulation(renderer, { width, height, type: HalfFloatType, hasMipmaps: true })
  camera.updateMatrixWorld()
  const [right, up] = [new Vector3(), new Vector3()]
  camera.matrixWorld.extractBasis(right, up, new Vector3())
  const from = camera.position.clone()
  const pixels = height / 2 / Math.tan(degrees(camera.fov) / 2) / focus
  for (let index = 0; index < samples; index++) {
    const radius = Math.sqrt(halton(index + 1, 2)) * aperture
    const angle = halton(index + 1, 3) * TURN
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    camera.position.copy(from).addScaledVector(right, x).addScaledVector(up, y)
    const [aside, down] = [halton(index + 1, 5) - 0.5, halton(index + 1, 7) - 0.5]
    camera.setViewOffset(width, height, aside - x * pixels, down + y * pixels, width, height)
    camera.updateMatrixWorld()
    accumulation.add(() => draw((index + 0.5) / samples - 0.5, index))
  }
  camera.clearViewOffset()
  camera.position.copy(from)
  camera.updateMatrixWorld()
  const mean = accumulation.finish()
  const seen = from.clone().addScaledVector(look.sun, 1000).project(camera)
  const pass = createFullScreenPass(
    new ShaderMaterial({
      blending: NoBlending,
      depthTest: false,
      depthWrite: false,
      uniforms: {
        mean: { value: mean.texture },
        gain: { value: look.gain },
        shafts: { value: look.shafts },
        sunPlace: { value: [seen.x * 0.5 + 0.5, seen.y * 0.5 + 0.5] },
        aspect: { value: width / height },
      },
      vertexShader: FULL_SCREEN_VERTEX,
      fragmentShader: DEVELOPED,
    }),
  )
  pass.draw(renderer)
  pass.dispose()
  mean.dispose()
}

/**
 * GLSL: the light that spreads in the lens around what is bright, shafts of light, a film's curve, and a little grain.
 */
const DEVELOPED = `varying vec2 place; uniform sampler2D mean; uniform float gain, shafts, aspect; uniform vec2 sunPlace;
float hash( vec2 p ) { return fract( sin( dot( p, vec2( 12.9898, 78.233 ) ) ) * 43758.5453 ); }
vec3 blurred( float lod ) {
  vec2 apart = exp2( lod ) / vec2( textureSize( mean, 0 ) ) * 0.75;
  vec3 sum = vec3( 0.0 );
  for ( int i = 0; i < 9; i ++ ) {
    vec2 off = vec2( float( i % 3 ) - 1.0, float( i / 3 ) - 1.0 );
    float share = ( 2.0 - abs( off.x ) ) * ( 2.0 - abs( off.y ) ) / 16.0;
    sum += share * textureLod( mean, place + apart * off, lod ).rgb;
  }
  return min( sum, vec3( 14.0 ) );
}
vec3 film( vec3 x ) { return clamp( ( x * ( 2.51 * x + 0.03 ) ) / ( x * ( 2.43 * x + 0.59 ) + 0.14 ), 0.0, 1.0 ); }
void main() {
  vec3 tone = texture2D( mean, place ).rgb;
  vec3 spread = vec3( 0.0 );
  for ( int lod = 2; lod < 8; lod ++ ) spread += blurred( float( lod ) ) / 6.0;
  tone = mix( tone, spread, 0.1 );
  if ( shafts > 0.0 ) {
    vec3 light = vec3( 0.0 );
    float start = hash( gl_FragCoord.xy );
    for ( int i = 0; i < 56; i ++ ) {
      vec2 at = mix( place, sunPlace, ( float( i ) + start ) / 56.0 * 0.92 );
      vec3 there = textureLod( mean, at, 2.5 ).rgb;
      light += min( max( there - 0.9, 0.0 ), vec3( 3.0 ) ) / 56.0;
    }
    vec2 off = ( place - sunPlace ) * vec2( aspect, 1.0 );
    tone += light * shafts * exp( - dot( off, off ) * 1.4 );
  }
  vec2 edge = ( place - 0.5 ) * vec2( 1.0, 0.8 );
  tone *= gain * ( 1.0 - 0.7 * dot( edge, edge ) );
  tone = film( tone );
  float grey = dot( tone, vec3( 0.25, 0.65, 0.1 ) );
  tone = mix( tone, tone * vec3( 0.93, 1.0, 1.1 ) + vec3( 0.004, 0.008, 0.014 ), 1.0 - smoothstep( 0.0, 0.45, grey ) );
  gl_FragColor = vec4( tone, 1.0 );
  #include <colorspace_fragment>
  gl_FragColor.rgb += ( hash( gl_FragCoord.xy + 0.5 ) - 0.5 ) * 0.008;
}`
