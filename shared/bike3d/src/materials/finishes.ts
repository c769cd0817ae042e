/** The look of a plain surface: colour and reflection. `coat` is a clear lacquer, `glow` emitted light. */
export interface Finish {
  colour: string
  metalness: number
  roughness: number
  coat?: { strength: number; roughness: number }
  glow?: { colour: string; strength: number }
}

/**
 * The finishes of bikes, accessories and spare parts. Black is never darker than #18, because darker parts would show
 * no shape.
 */
export const FINISHES = {
  steel: { colour: '#b9bcbf', metalness: 1, roughness: 0.3 },
  steelCog: { colour: '#7d8084', metalness: 1, roughness: 0.34 },
  steelChain: { colour: '#6d6f72', metalness: 1, roughness: 0.32 },
  spokeDark: { colour: '#55585b', metalness: 1, roughness: 0.32 },
  spokeBright: { colour: '#c4c7ca', metalness: 1, roughness: 0.32 },
  alloy: { colour: '#d3d6d8', metalness: 1, roughness: 0.28 },
  alloyDark: { colour: '#55595c', metalness: 0.9, roughness: 0.36 },
  alloyGold: { colour: '#b0803c', metalness: 1, roughness: 0.3 },
  brass: { colour: '#d9a441', metalness: 1, roughness: 0.22 },
  forged: { colour: '#34373a', metalness: 0.8, roughness: 0.34, coat: { strength: 0.5, roughness: 0.2 } },
  rimDark: { colour: '#6a6d70', metalness: 0.9, roughness: 0.32, coat: { strength: 0.3, roughness: 0.3 } },
  rimBright: { colour: '#a9acae', metalness: 0.9, roughness: 0.32, coat: { strength: 0.3, roughness: 0.3 } },
  blackGloss: { colour: '#18191b', metalness: 0.4, roughness: 0.3, coat: { strength: 0.8, roughness: 0.12 } },
  blackMatte: { colour: '#252628', metalness: 0.1, roughness: 0.62 },
  satin: { colour: '#222426', metalness: 0.55, roughness: 0.42, coat: { strength: 0.25, roughness: 0.4 } },
  /** Bar and seatpost, brighter than the rubber and the leather beside them. */
  anodised: { colour: '#3d4043', metalness: 0.85, roughness: 0.38 },
  forkLower: { colour: '#1d1f21', metalness: 0.35, roughness: 0.4, coat: { strength: 0.9, roughness: 0.08 } },
  stanchionGold: {
    colour: '#9a7a4c',
    metalness: 1,
    roughness: 0.16,
    coat: { strength: 0.6, roughness: 0.05 },
  },
  stanchionBlack: {
    colour: '#2e3033',
    metalness: 1,
    roughness: 0.14,
    coat: { strength: 0.6, roughness: 0.05 },
  },
  rubber: { colour: '#2c2d2e', metalness: 0, roughness: 0.84 },
  gripBrown: { colour: '#7a4a2b', metalness: 0, roughness: 0.8 },
  friction: { colour: '#4b443c', metalness: 0, roughness: 0.95 },
  padPlate: { colour: '#8d8377', metalness: 1, roughness: 0.38 },
  foam: { colour: '#26292b', metalness: 0, roughness: 0.95 },
  webbing: { colour: '#1e2022', metalness: 0, roughness: 0.8 },
  oil: { colour: '#9c5a22', metalness: 0, roughness: 0.16, coat: { strength: 0.8, roughness: 0.06 } },
  threadLock: { colour: '#2b5fa8', metalness: 0, roughness: 0.5 },
  connectorGreen: { colour: '#4f8f4a', metalness: 0, roughness: 0.45 },
  connectorYellow: { colour: '#d9a520', metalness: 0, roughness: 0.45 },
  sintered: { colour: '#77675a', metalness: 0.6, roughness: 0.6 },
  frosted: { colour: '#d3d9db', metalness: 0, roughness: 0.22, coat: { strength: 0.7, roughness: 0.1 } },
  castAlloy: { colour: '#6a6e71', metalness: 0.75, roughness: 0.5 },
  bronze: { colour: '#8f6a3f', metalness: 1, roughness: 0.38 },
  ivory: { colour: '#d8cfb8', metalness: 0, roughness: 0.42 },
  whitePlastic: { colour: '#e4e4e0', metalness: 0, roughness: 0.45 },
  greyPlastic: { colour: '#6c7073', metalness: 0.05, roughness: 0.5 },
  mirrorGlass: { colour: '#e8ebed', metalness: 1, roughness: 0.03 },
  wood: { colour: '#a06a3a', metalness: 0, roughness: 0.5, coat: { strength: 0.35, roughness: 0.3 } },
  /** Furniture: oiled, not varnished. */
  oak: { colour: '#b39670', metalness: 0, roughness: 0.72 },
  signalRed: { colour: '#b3261e', metalness: 0, roughness: 0.45 },
  reflector: { colour: '#d8dadb', metalness: 0.3, roughness: 0.25, coat: { strength: 1, roughness: 0.05 } },
  ledGreen: { colour: '#0a2a18', metalness: 0, roughness: 0.5, glow: { colour: '#3be08a', strength: 1.2 } },
  ledRed: { colour: '#400000', metalness: 0, roughness: 0.5, glow: { colour: '#ff3a26', strength: 2.4 } },
  ledWhite: { colour: '#c8c8c4', metalness: 0, roughness: 0.4, glow: { colour: '#fff6e0', strength: 1.6 } },
  redLens: {
    colour: '#a3090d',
    metalness: 0,
    roughness: 0.1,
    coat: { strength: 1, roughness: 0.03 },
    glow: { colour: '#ff2016', strength: 0.25 },
  },
  clearLens: {
    colour: '#f4f6f8',
    metalness: 0,
    roughness: 0.12,
    coat: { strength: 1, roughness: 0.03 },
    glow: { colour: '#fff6e0', strength: 0.4 },
  },
} as const satisfies Record<string, Finish>

export type FinishName = keyof typeof FINISHES
