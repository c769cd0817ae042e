/** The bikes that have a model, by their slugs in the catalogue. */
export const BIKES = ['nireeka-prime', 'nireeka-homie', 'nyx'] as const
export type BikeSlug = (typeof BIKES)[number]
export const isBike = (slug: string): slug is BikeSlug => BIKES.some((bike) => bike === slug)

export const SIZES = ['S', 'M', 'L', 'XL'] as const
export type Size = (typeof SIZES)[number]
export const isSize = (name: string): name is Size => SIZES.some((size) => size === name)
