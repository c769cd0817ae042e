import { BufferAttribute, BufferGeometry, Color, Mesh, ShaderMaterial } from 'three'

import { degrees } from '../../../src/shapes/vectors.ts'
import type { Lens } from '../outdoor-still.ts'
import { SKY, type SkyUniforms } from './sky.ts'

/** A line of hills: its distance and heights in metres, and how rough its outline is. */
export interface Hills {
  distance: number
  /** The height of its foot and of its outline's middle, and how far the outline goes up and down. */
  foot: number
  height: number
  swing: number
  /** The number of hills in the picture's width. */
  count: number
  seed: number
  colour: string
  /** The height of the trees on it; none by default. */
  trees?: number
  /** The mist's height above the foot, in metres. */
  mist?: number
  /** The outline's height at a place across, -1 to 1, in metres, instead of hills. */
  outline?: (across: number) => number
  /** How bright the lit windows of houses are; without them it has none. */
  windows?: number
}

const STEPS = 2400
/** Half the angle that a line of hills covers, in degrees. */
const HALF = 34

/** Returns hills as a dark outline around the camera, with haze by their distance and mist at their feet. */
export function createHills(hills: Hills, lens: Lens, uniforms: SkyUniforms): Mesh {
  const { distance, foot } = hills
  const positions: number[] = []
  const indices: number[] = []
  for (let i = 0; i <= STEPS; i++) {
    const across = (i / STEPS) * 2 - 1
    const angle = degrees(lens.azimuth + 180 - across * HALF)
    const [x, z] = [Math.sin(angle) * distance, Math.cos(angle) * distance]
    positions.push(x, foot, z, x, hills.outline?.(across) ?? outlineOf(hills, across), z)
    if (i > 0) indices.push(i * 2 - 2, i * 2, i * 2 - 1, i * 2, i * 2 + 1, i * 2 - 1)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setIndex(indices)
  const material = new ShaderMaterial({
    side: 2,
    uniforms: {
      ...uniforms,
      colour: { value: new Color(hills.colour) },
      foot: { value: foot },
      mist: { value: hills.mist ?? hills.swing },
      windows: { value: hills.windows ?? 0 },
      distance: { value: distance },
    },
    vertexShader: `varying vec3 there;
      void main() { there = position; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 ); }`,
    fragmentShader: `varying vec3 there; uniform vec3 colour; uniform float foot, mist, windows, distance;
      ${SKY}
      float hash( vec2 p ) { return fract( sin( dot( p, vec2( 127.1, 311.7 ) ) ) * 43758.5453 ); }
      void main() {
        vec3 ray = there - cameraPosition;
        float veil = 1.0 - exp( - length( ray ) * haze );
        veil = 1.0 - ( 1.0 - veil ) * ( 1.0 - 0.75 * exp( - max( there.y - foot, 0.0 ) / mist ) );
        vec3 air = skyAt( normalize( vec3( ray.x, length( ray.xz ) * 0.015, ray.z ) ) );
        vec3 tone = colour;
        vec2 pane = vec2( atan( there.x, there.z ) * distance, there.y ) / vec2( 3.4, 4.2 );
        vec2 within = abs( fract( pane ) - 0.5 );
        float isLit = step( 0.9, hash( floor( pane ) ) ) * step( max( within.x, within.y * 1.5 ), 0.3 );
        tone += windows * isLit * vec3( 1.0, 0.62, 0.3 ) * ( 0.4 + hash( floor( pane ) + 7.0 ) );
        gl_FragColor = vec4( mix( tone, air, veil ), 1.0 );
      }`,
  })
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  return mesh
}

/** Returns the height of an outline at a place across the picture, -1 to 1. */
function outlineOf({ height, swing, count, seed, trees = 0 }: Hills, across: number): number {
  let [sum, share, wave] = [0, 1, count]
  for (let octave = 0; octave < 7; octave++) {
    sum += share * (noise(across * wave + seed * 7.3 + octave * 31.7) - 0.5)
    share *= octave < 2 ? 0.46 : 0.42
    wave *= 2.1
  }
  const base = height + swing * 1.6 * sum
  return trees > 0 ? base + trees * treesAt(across, seed) : base
}

/** Returns the outline of a wood of firs: pointed trees of different heights, close together. */
function treesAt(across: number, seed: number): number {
  let highest = 0
  for (const [every, offset] of [
    [0.011, 0.3],
    [0.017, 0.8],
    [0.029, 0.1],
  ] as const) {
    const index = Math.round((across + offset) / every)
    for (const near of [index - 1, index, index + 1]) {
      const size = 0.35 + 0.65 * random(near * 1.7 + seed + offset * 13)
      const middle = near * every - offset + (random(near * 3.1 + seed) - 0.5) * every
      const away = Math.abs(across - middle) / (0.0062 * size)
      if (away < 1)
        highest = Math.max(highest, size * (1 - away ** 0.8) * (0.94 + 0.06 * random(across * 991)))
    }
  }
  return highest
}

export const random = (x: number) => {
  const value = Math.sin(x * 127.1 + 11.3) * 43758.5453
  return value - Math.floor(value)
}

function noise(x: number): number {
  const [i, f] = [Math.floor(x), x - Math.floor(x)]
  const t = f * f * (3 - 2 * f)
  return random(i) * (1 - t) + random(i + 1) * t
}
