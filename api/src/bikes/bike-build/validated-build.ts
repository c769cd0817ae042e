import type { ColourType } from '@nireeka/contracts'

import type { LineProblem } from '@nireeka/contracts/api'

/** A build as it would be sold now. Sums are whole cents for one piece. */
export interface ValidatedBuild {
  /** Nireeka Prime, M, Midnight Pearl; of upgrades: Upgrades for your Nireeka Prime. */
  title: string
  /** The chosen parts by name. */
  description: string
  image: string | null
  unit_cents: number
  /** Of a new bike. */
  colour: { type: ColourType; cents: number } | null
  /** What of `unit_cents` its parts of category 3 cost. */
  upgrade_cents: number
  /** The most pieces that can be had; upgrades are for one bike, so once. */
  available: number
  /** Why it can't be ordered as it is; null: it can. */
  problem: Extract<LineProblem, 'gone' | 'sold_out' | 'too_few'> | null
  notice: string | null
}
