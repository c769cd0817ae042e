import type { V3 } from '../shapes/vectors.ts'

/** From where a model is looked at: degrees around it (0: at its right side, 90: at its front) and above the horizon. */
export interface View {
  azimuth: number
  elevation: number
  /** Vertical, in degrees: small is a long lens. */
  fieldOfView?: number
  /** 1: the model just fits with its margin; 2: twice as large. */
  zoom?: number
  /** What is in the middle of the picture, in millimetres; the model's own middle unless given. */
  target?: V3
  /** Moves the model in the picture, in parts of its width and height. */
  shift?: [number, number]
}

/** The views that every bike has. */
export const VIEWS = {
  side: { azimuth: 0, elevation: 3, fieldOfView: 16 },
  front34: { azimuth: 38, elevation: 9, fieldOfView: 20 },
  rear34: { azimuth: -42, elevation: 12, fieldOfView: 20 },
  front: { azimuth: 86, elevation: 6, fieldOfView: 18 },
  back: { azimuth: -86, elevation: 6, fieldOfView: 18 },
  top: { azimuth: 0, elevation: 88, fieldOfView: 18 },
} satisfies Record<string, View>

export type ViewName = keyof typeof VIEWS
export const isViewName = (name: string): name is ViewName => name in VIEWS
