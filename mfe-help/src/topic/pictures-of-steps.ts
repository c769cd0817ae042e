import { type PartPicture, picturesOf } from '../part-pictures/picture-of.ts'

/**
 * Returns a picture for each step, each picture once; none at all where a step is about nothing that we have a picture
 * of, so that steps with and without one don't alternate.
 */
export function stepPictures(steps: readonly string[]): PartPicture[] {
  const shown: PartPicture[] = []
  for (const step of steps) {
    const picture = picturesOf(step).find(({ src }) => shown.every((other) => other.src !== src))
    if (!picture) return []
    shown.push(picture)
  }
  return shown
}
