import { isBike, stillOf } from '@nireeka/bike3d'

import { ownColourId } from '../colour/own-colour.ts'
import type { Bike } from './bike.ts'

/** Returns the configurator's path of a bike in the chosen colour, otherwise in that in which its card shows it. */
export function bikePath(
  { slug, image }: Pick<Bike, 'slug' | 'image'>,
  chosen: { id: number } | null = null,
): string {
  const path = `/configurator/${slug}`
  if (chosen) return `${path}?color=${chosen.id}`
  const isOwn = isBike(slug) && image === stillOf(slug, null)
  return isOwn ? `${path}?color=${ownColourId({ slug })}` : path
}
