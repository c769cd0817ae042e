import { isBike, SIGNATURE_COLOURS } from '@nireeka/bike3d'

import type { Bike } from '../bikes/bike.ts'

/** Returns the id of the colour in which a bike is shown while none is chosen; null for a bike without pictures. */
export const ownColourId = ({ slug }: Pick<Bike, 'slug'>): number | null =>
  isBike(slug) ? SIGNATURE_COLOURS[slug] : null
