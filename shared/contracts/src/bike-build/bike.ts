import type { Metric } from '../constants.ts'

/** The six metrics as whole numbers: W, km/h, points, mm, km, g. For a part, they are the differences that it makes. */
export type Performance = Record<Metric, number>

/** A part that is offered for a bike (spec, section 3). */
export interface OfferedPart {
  id: number
  /** The slot of the part: `category_part_id` in the API. */
  slotId: number
  /** The category of the part: 1 included, 2 free choice, 3 upgrade. */
  categoryId: number
  title: string
  cents: number
  /** Whether a new bike has this part unless another one is chosen. */
  isDefault: boolean
  /** Whether the part can't be ordered at present. */
  isSoldOut: boolean
  performance: Performance
}

/** A place on the bike for parts: a `single` slot holds one part, a `multi` slot any number. */
export interface OfferedSlot {
  id: number
  title: string
  choice: 'single' | 'multi'
  parts: readonly OfferedPart[]
}

/** A compatibility rule, as GET /api/configurator/{id} answers it. */
export interface CompatibilityRule {
  id: string
  kind: 'requires' | 'excludes' | 'excludes_size' | 'excludes_country'
  whenParts: readonly number[]
  thenParts: readonly number[]
  sizeIds: readonly number[]
  /** The speed limit in km/h; only for rules of kind `excludes_country`. */
  speedLimit: number | null
  repairParts: readonly number[]
  text: string
}

/**
 * The data of a bike that price and compatibility rules need. `cents` and `performance` are those of a new bike with
 * all default parts. `owned`: the parts of a bike that a member already owns (the spec's preUpgrades), for which the
 * build is what is bought; null for a new bike.
 */
export interface OfferedBike {
  cents: number
  performance: Performance
  slots: readonly OfferedSlot[]
  rules: readonly CompatibilityRule[]
  owned: readonly number[] | null
}

/**
 * A configured bike. `partIds`: the chosen parts that differ from the default ones, sorted and without duplicates, so
 * that equal bikes have equal lists. `ral`: the RAL codes of a custom colour.
 */
export interface Build {
  sizeId: number | null
  colourId: number | null
  ral: readonly string[]
  partIds: readonly number[]
}

export const EMPTY_BUILD: Build = { sizeId: null, colourId: null, ral: [], partIds: [] }
