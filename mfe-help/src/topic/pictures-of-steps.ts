import { type PartPicture, pictureOf } from '../part-pictures/picture-of.ts'

/** With fewer pictures, only an article whose title names a part has any. */
const ENOUGH = 2

/** Returns a picture for each step that is about a part of the bike, each picture once. */
export function stepPictures(steps: readonly string[], title: string): Array<PartPicture | null> {
  const shown = new Set<string>()
  const pictures = steps.map((step) => {
    const picture = pictureOf(step)
    if (!picture || shown.has(picture.src)) return null
    shown.add(picture.src)
    return picture
  })
  return shown.size >= ENOUGH || pictureOf(title) ? pictures : pictures.map(() => null)
}
