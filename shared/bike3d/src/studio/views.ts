import type { V3 } from '../shapes/vectors.ts'

/** A camera direction in degrees: around the model (0: its right side, 90: its front) and above the horizon. */
export interface View {
  azimuth: number
  elevation: number
  /** The vertical field of view in degrees: small values are a long lens. */
  fieldOfView?: number
  /** The zoom: at 1 the model just fits with its margin; at 2 it is twice as large. */
  zoom?: number
  /** The point in the picture's middle, in millimetres; by default the model's middle. */
  target?: V3
  /** Moves the model within the picture, as a share of the picture's width and height. */
  shift?: [number, number]
}

/** The views that every bike has. */
export const VIEWS = {
  side: { azimuth: 0, elevation: 3, fieldOfView: 16 },
  front34: { azimuth: 38, elevation: 9, fieldOfView: 20 },
  rear34: { azimuth: -42, elevation: 12, fieldOfView: 20 },
  /** Round enough to tell the pieces of the exploded bike apart. */
  exploded: { azimuth: 32, elevation: 12, fieldOfView: 18 },
  front: { azimuth: 86, elevation: 6, fieldOfView: 18 },
  back: { azimuth: -86, elevation: 6, fieldOfView: 18 },
  top: { azimuth: 0, elevation: 88, fieldOfView: 18 },
} satisfies Record<string, View>

export type ViewName = keyof typeof VIEWS
export const isViewName = (name: string): name is ViewName => name in VIEWS
