import type { V3 } from '../shapes/vectors.ts'

/** A softbox, or a dark flag if it gives almost no light: in metres, facing the middle of the studio. */
export interface Panel {
  at: V3
  width: number
  height: number
  light: number
  tint?: string
}

/** Softboxes draw the highlights; the dark flags between them draw the edges on glossy paint. */
export const PANELS: Panel[] = [
  // The softbox overhead, along the bike.
  { at: [0, 6.5, 0.4], width: 8, height: 2.8, light: 6 },
  // The high softbox in front: the broad highlight on the upper flanks.
  { at: [-0.6, 3.7, 5.6], width: 9.5, height: 1.5, light: 5.2, tint: '#fff9f0' },
  // A thin strip just above the horizon: a sharp line on flat flanks.
  { at: [0.5, 1.25, 7.2], width: 11, height: 0.34, light: 2.6 },
  // Strips at the sides, and the rim light from behind.
  { at: [6.6, 2.4, 3], width: 1.2, height: 4.4, light: 8 },
  { at: [-6.8, 2.2, 2], width: 1, height: 4.2, light: 6 },
  { at: [0, 2.8, -6.6], width: 9, height: 1.8, light: 5 },
  // The dark flags.
  { at: [0.2, 2.15, 6.6], width: 10, height: 0.9, light: 0.2 },
  { at: [0.2, 0.25, 7], width: 11, height: 1.1, light: 0.22 },
  { at: [5, 2.2, 4.9], width: 0.9, height: 4.2, light: 0.05 },
  { at: [-5.2, 2.2, 4.4], width: 0.9, height: 4.2, light: 0.05 },
  { at: [0, 1, -6.4], width: 9, height: 1, light: 0.12 },
]
