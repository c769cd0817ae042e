import type { Panel } from '../panels.ts'

/**
 * The softboxes of the dark studio: a small one overhead, and strips behind and beside the bike, whose reflections
 * draw its outline against the floor.
 */
export const DARK_PANELS: Panel[] = [
  { at: [0, 6.5, 0.2], width: 7, height: 1.5, light: 5.5 },
  { at: [-0.6, 3.9, 5.6], width: 8, height: 0.7, light: 3.4, tint: '#fff6ea' },
  { at: [0.5, 1.25, 7.2], width: 11, height: 0.22, light: 1.5 },
  // The rim light: from both sides behind, and above from behind.
  { at: [6.2, 2.2, -3.2], width: 1.6, height: 4.8, light: 20, tint: '#eef4ff' },
  { at: [-6.2, 2.2, -3.2], width: 1.6, height: 4.8, light: 20, tint: '#eef4ff' },
  { at: [0, 3.6, -6.6], width: 11, height: 1.6, light: 15, tint: '#eef4ff' },
  { at: [6.8, 2.3, 2.6], width: 0.7, height: 4.2, light: 7 },
  { at: [-6.8, 2.2, 2], width: 0.7, height: 4.2, light: 6 },
]
