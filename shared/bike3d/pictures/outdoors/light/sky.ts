import {
  BackSide,
  Color,
  type IUniform,
  Mesh,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  Vector3,
  type WebGLRenderer,
} from 'three'

import { degrees } from '../../../src/shapes/vectors.ts'

/** The light of a time of day. Colours are #rrggbb with a strength, 1 being white paper in the shade. */
export interface Daylight {
  /** The sun's direction in degrees: around, as a view's azimuth (180: behind the bike's right side), and above. */
  sun: { azimuth: number; elevation: number; colour: string; strength: number }
  /** The sky at the horizon towards the sun and away from it, above it, and overhead. */
  sky: { towards: Tone; away: Tone; middle: Tone; overhead: Tone }
  /** The light around the sun. */
  glow: Tone
  ground: Tone
  /** How much of the sky clouds cover, 0 to 1. */
  clouds: number
  /** The share of light that a metre of air scatters. */
  haze: number
}
export type Tone = readonly [colour: string, strength: number]

export type SkyUniforms = Record<string, IUniform>

/** GLSL: the sky's light from a direction, without the sun itself; also the colour of far haze. */
export const SKY = `uniform vec3 sunWay, towards, away, middle, overhead, glow, groundTone; uniform float haze;
vec3 skyAt( vec3 way ) {
  float up = max( way.y, 0.0 );
  float facing = 0.5 + 0.5 * dot( normalize( way.xz + 1e-5 ), normalize( sunWay.xz ) );
  vec3 tone = mix( mix( away, towards, pow( facing, 16.0 ) ), middle, smoothstep( 0.0, 0.2, up ) );
  tone = mix( tone, overhead, smoothstep( 0.1, 0.75, up ) );
  float near = max( dot( way, sunWay ), 0.0 );
  return tone + glow * ( 0.16 * pow( near, 5.0 ) + 0.5 * pow( near, 40.0 ) + 1.6 * pow( near, 500.0 ) );
}`

/** Returns the direction of an azimuth and an elevation in degrees. */
export function directionOf({ azimuth, elevation }: { azimuth: number; elevation: number }): Vector3 {
  const [around, above] = [degrees(azimuth), degrees(elevation)]
  return new Vector3(Math.sin(around) * Math.cos(above), Math.sin(above), Math.cos(around) * Math.cos(above))
}

export const toned = ([colour, strength]: Tone) => new Color(colour).multiplyScalar(strength)

export const skyUniforms = (light: Daylight): SkyUniforms => ({
  sunWay: { value: directionOf(light.sun) },
  towards: { value: toned(light.sky.towards) },
  away: { value: toned(light.sky.away) },
  middle: { value: toned(light.sky.middle) },
  overhead: { value: toned(light.sky.overhead) },
  glow: { value: toned(light.glow) },
  groundTone: { value: toned(light.ground) },
  haze: { value: light.haze },
})

/** GLSL: soft noise from 0 to 1, and the sum of five octaves of it. */
export const NOISE = `float hash( vec2 p ) { return fract( sin( dot( p, vec2( 127.1, 311.7 ) ) ) * 43758.5453 ); }
float noise( vec2 p ) {
  vec2 i = floor( p ), f = fract( p );
  f = f * f * ( 3.0 - 2.0 * f );
  return mix( mix( hash( i ), hash( i + vec2( 1, 0 ) ), f.x ), mix( hash( i + vec2( 0, 1 ) ), hash( i + 1.0 ), f.x ), f.y );
}
float octaves( vec2 p ) {
  float sum = 0.0, share = 0.5;
  for ( int i = 0; i < 5; i ++ ) { sum += share * noise( p ); p = p * 2.03 + 17.7; share *= 0.5; }
  return sum;
}`

/** How bright the sun's disc is: a film would still show its colour. */
const DISC = 3.2

/** Returns the sky around everything: its gradient, thin clouds that the sun lights from below, and the sun. */
export function createSky(uniforms: SkyUniforms, { clouds, sun }: Daylight, hasSun = true): Mesh {
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    uniforms: {
      ...uniforms,
      clouds: { value: clouds },
      disc: { value: toned([sun.colour, hasSun ? DISC : 0]) },
    },
    vertexShader: `varying vec3 ray;
      void main() { ray = position; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 ); }`,
    fragmentShader: `varying vec3 ray; uniform float clouds; uniform vec3 disc;
      ${SKY}
      ${NOISE}
      void main() {
        vec3 way = normalize( ray );
        vec3 tone = skyAt( way );
        float near = max( dot( way, sunWay ), 0.0 );
        vec2 sheet = way.xz / ( max( way.y, 0.0 ) + 0.11 );
        float veil = smoothstep( 1.0 - clouds * 0.75, 1.15 - clouds * 0.4, octaves( sheet * vec2( 0.55, 1.5 ) + 3.0 ) + 0.22 * octaves( sheet * 3.1 ) );
        veil *= smoothstep( 0.015, 0.14, way.y );
        tone = mix( tone, tone * 0.72 + glow * ( 0.06 + 0.5 * pow( near, 9.0 ) ), veil );
        tone = mix( tone, groundTone, smoothstep( 0.0, -0.06, way.y ) );
        tone += disc * smoothstep( 0.99986, 0.99998, near );
        gl_FragColor = vec4( tone, 1.0 );
      }`,
  })
  const mesh = new Mesh(new SphereGeometry(9000, 48, 32), material)
  mesh.renderOrder = -1000
  mesh.frustumCulled = false
  return mesh
}

/** Returns the sky as an environment map; the sun isn't in it, for it is a light of its own. */
export function createSkyLight(renderer: WebGLRenderer, uniforms: SkyUniforms, light: Daylight) {
  const scene = new Scene()
  const sky = createSky(uniforms, { ...light, clouds: 0 }, false)
  sky.scale.setScalar(0.001)
  scene.add(sky)
  const generator = new PMREMGenerator(renderer)
  const target = generator.fromScene(scene, 0, 0.1, 30)
  generator.dispose()
  return target.texture
}
