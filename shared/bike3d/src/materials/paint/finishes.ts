import type { Paint } from '../../configuration/paint-of.ts'

/** How a lacquer reflects light. No value is exactly 0, for which three.js would compile another shader. */
export interface Lacquer {
  roughness: number
  metalness: number
  clearcoat: number
  clearcoatRoughness: number
  iridescence: number
  sheen: number
  sheenRoughness: number
  /** How far the sheen's colour is between the paint's and white. */
  sheenWhite: number
}

const NONE = 0.0001

export const LACQUERS: Record<Paint['finish'], Lacquer> = {
  standard: {
    roughness: 0.42,
    metalness: 0.05,
    clearcoat: 1,
    clearcoatRoughness: 0.035,
    iridescence: NONE,
    sheen: NONE,
    sheenRoughness: 0.5,
    sheenWhite: 0,
  },
  pearlized: {
    roughness: 0.34,
    metalness: 0.55,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
    iridescence: 0.24,
    sheen: 0.35,
    sheenRoughness: 0.35,
    sheenWhite: 0.35,
  },
  matte: {
    roughness: 0.62,
    metalness: 0.1,
    clearcoat: 0.35,
    clearcoatRoughness: 0.55,
    iridescence: NONE,
    sheen: 0.25,
    sheenRoughness: 0.6,
    sheenWhite: 0.25,
  },
  weave: {
    roughness: 0.5,
    metalness: 0.1,
    clearcoat: 0.5,
    clearcoatRoughness: 0.4,
    iridescence: NONE,
    sheen: NONE,
    sheenRoughness: 0.5,
    sheenWhite: 0,
  },
}
