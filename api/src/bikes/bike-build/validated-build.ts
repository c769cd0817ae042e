import type { ColourType } from '@nireeka/contracts'

import type { LineProblem } from '@nireeka/contracts/api'

/** A build as it can be sold now. Amounts are whole cents for one piece. */
export interface ValidatedBuild {
  /** The title: "Nireeka Prime, M, Midnight Pearl", or "Upgrades for your Nireeka Prime". */
  title: string
  /** The names of the chosen parts. */
  description: string
  image: string | null
  unit_cents: number
  /** A new bike's colour with its surcharge; null for upgrades. */
  colour: { type: ColourType; cents: number } | null
  /** The share of `unit_cents` that parts of category 3 cost. */
  upgrade_cents: number
  /** The highest number of pieces available; at most one for upgrades, since they are for one bike. */
  available: number
  /** Whether `available` is less than what is in stock, because others are to get some, too (`mostUnpaid`). */
  is_shared: boolean
  /** Why the build can't be ordered as it is; null when it can. */
  problem: Extract<LineProblem, 'gone' | 'sold_out' | 'too_few'> | null
  notice: string | null
  /** What the law of the country of delivery says about the build; null while no country is known. */
  warning: string | null
}
