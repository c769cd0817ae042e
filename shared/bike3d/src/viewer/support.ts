/**
 * Facts about the browser and its WebGL. Passed as an argument, so that tests and measurements can supply their own.
 */
export interface Facts {
  hasWebGl2: boolean
  /** The name of the graphics renderer, as WebGL reports it. */
  renderer: string
  /** Whether the visitor asked for reduced data usage. */
  savesData: boolean
  /** The time of a frame after everything is compiled and uploaded; missing until it is measured. */
  frameMs?: number
}

/** Why a still picture is shown instead of the live view. */
export type StillReason = 'no-webgl' | 'software' | 'saves-data' | 'slow' | 'lost' | 'failed'

export const SLOWEST_FRAME_MS = 250

const SOFTWARE = /swiftshader|llvmpipe|software|microsoft basic/i

/**
 * Returns why still pictures are shown, or null for the live view. Visitors who ask for it get it wherever it can be
 * drawn at all, however slowly.
 */
export function reasonForStill(facts: Facts, isAskedFor = false): StillReason | null {
  if (!facts.hasWebGl2) return 'no-webgl'
  if (isAskedFor) return null
  if (facts.savesData) return 'saves-data'
  if (SOFTWARE.test(facts.renderer)) return 'software'
  if ((facts.frameMs ?? 0) > SLOWEST_FRAME_MS) return 'slow'
  return null
}
