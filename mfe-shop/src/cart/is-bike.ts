import type { CartLine } from '@nireeka/contracts'

/** Returns whether a line is a whole bike: upgrades for an owned one name its bike, too. */
export const isBike = ({ bikeSlug, orderBikeId }: Pick<CartLine, 'bikeSlug' | 'orderBikeId'>): boolean =>
  bikeSlug !== null && orderBikeId === null
