import type { Metric } from '../constants.ts'

/** The six metrics as whole numbers: W, km/h, points, mm, km, g. A part's are deltas. */
export type Performance = Record<Metric, number>

/** A part that a bike is offered with (spec, section 3). */
export interface OfferedPart {
  id: number
  /** Its category_part_id. */
  slotId: number
  /** 1 included, 2 free choice, 3 upgrade. */
  categoryId: number
  title: string
  cents: number
  /** On a new bike of this kind, unless another one is chosen. */
  isDefault: boolean
  /** Not to be had at present. */
  isSoldOut: boolean
  performance: Performance
}

/** A place on the bike: `single` holds one part, `multi` any number. */
export interface OfferedSlot {
  id: number
  title: string
  choice: 'single' | 'multi'
  parts: readonly OfferedPart[]
}

/** A compatibility rule, as GET /api/configurator/{id} tells it. */
export interface CompatibilityRule {
  id: string
  kind: 'requires' | 'excludes' | 'excludes_size' | 'excludes_country'
  whenParts: readonly number[]
  thenParts: readonly number[]
  sizeIds: readonly number[]
  /** km/h; of `excludes_country` only. */
  speedLimit: number | null
  repairParts: readonly number[]
  text: string
}

/**
 * What the rules know of a bike. `cents` and `performance` are a new one's with all of its defaults. `owned`: the parts
 * of a bike that somebody has already (the spec's preUpgrades), where the build is what is bought for it; null for a new
 * bike.
 */
export interface OfferedBike {
  cents: number
  performance: Performance
  slots: readonly OfferedSlot[]
  rules: readonly CompatibilityRule[]
  owned: readonly number[] | null
}

/**
 * A bike as it was put together. `partIds`: what was chosen instead of or besides what is there without a choice, each
 * once and in order: the same bike is always the same list. `ral`: the codes of a colour that the rider names.
 */
export interface Build {
  sizeId: number | null
  colourId: number | null
  ral: readonly string[]
  partIds: readonly number[]
}

export const EMPTY_BUILD: Build = { sizeId: null, colourId: null, ral: [], partIds: [] }
