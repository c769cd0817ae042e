import { isBike, SIGNATURE_COLOURS, stillOf } from '@nireeka/bike3d'

import type { Bike } from '../bikes/bike.ts'

/** Returns the id of the colour in which a bike is shown while none is chosen; null for a bike without pictures. */
export const ownColourId = ({ slug }: Pick<Bike, 'slug'>): number | null =>
  isBike(slug) ? SIGNATURE_COLOURS[slug] : null

/** Returns the configurator's path of a bike in the colour in which its card shows it. */
export function bikePath({ slug, image }: Pick<Bike, 'slug' | 'image'>): string {
  const path = `/configurator/${slug}`
  const isOwn = isBike(slug) && image === stillOf(slug, null)
  return isOwn ? `${path}?color=${ownColourId({ slug })}` : path
}
