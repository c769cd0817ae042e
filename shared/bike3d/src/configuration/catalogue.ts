/** The bikes, sizes and colours that have a shape here, in the words of the catalogue. */
export const BIKES = ['nireeka-prime', 'nireeka-homie', 'nyx'] as const
export type BikeSlug = (typeof BIKES)[number]

export const SIZES = ['S', 'M', 'L', 'XL'] as const
export type Size = (typeof SIZES)[number]
