/** What is known about the browser and how it draws. Given as an argument, so that tests and measurements bring their own. */
export interface Facts {
  hasWebGl2: boolean
  /** The name of what draws, as WebGL tells it. */
  renderer: string
  /** The visitor asked for few data. */
  savesData: boolean
  /** How long a frame takes once everything is compiled and uploaded; missing before it was measured. */
  frameMs?: number
}

/** Why a picture is shown instead of the live view. */
export type StillReason = 'no-webgl' | 'software' | 'saves-data' | 'slow' | 'lost' | 'failed'

export const SLOWEST_FRAME_MS = 250

const SOFTWARE = /swiftshader|llvmpipe|software|microsoft basic/i

/**
 * Why the stills stay, or null for the live view. A visitor who asks for it gets it wherever it can be drawn at all,
 * however slowly.
 */
export function reasonForStill(facts: Facts, isAskedFor = false): StillReason | null {
  if (!facts.hasWebGl2) return 'no-webgl'
  if (isAskedFor) return null
  if (facts.savesData) return 'saves-data'
  if (SOFTWARE.test(facts.renderer)) return 'software'
  if ((facts.frameMs ?? 0) > SLOWEST_FRAME_MS) return 'slow'
  return null
}
