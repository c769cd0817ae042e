import { type PartPicture, pictureOf } from '../part-pictures/picture-of.ts'
import type { Check, Guide } from './diagnosis.api.ts'

/** Returns the picture of the part that a check is about: by its question, how to find out, or else by the guide. */
export const checkPicture = (
  { title, summary }: Pick<Guide, 'title' | 'summary'>,
  { question, help }: Check,
): PartPicture | null => pictureOf(question) ?? pictureOf(help) ?? pictureOf(`${title} ${summary}`)
