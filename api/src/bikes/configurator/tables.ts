import type { Metric } from '@nireeka/contracts'
import type { ColourData, PART_STEPS } from '@nireeka/contracts/api'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { RuleRow } from './rules-for.ts'

type Performance = Record<Metric, number>

export interface ConfiguratorTables {
  bike_stills: { bike_id: number; colour_id: number; image: string }
  bikes: Performance & {
    id: number
    slug: string
    title: string
    use: string
    summary: string
    description: string
    image: string
    price_cents: number
    lead_days: number
    /** Counts the changes of the bike, its sizes, their colours, and the parts that fit it. */
    version: Generated<number>
    published: Generated<boolean>
  }
  bike_sizes: {
    id: number
    bike_id: number
    name: string
    rider_min_cm: number
    rider_max_cm: number
    note: string | null
  }
  slots: {
    id: Generated<number>
    title: string
    choice: 'single' | 'multi'
    step: Generated<(typeof PART_STEPS)[number]>
    /** Where it stands among the slots of its step; equal ones by their ids. */
    position: Generated<number>
    version: Generated<number>
    created_key: Generated<string | null>
  }
  parts: Performance & {
    id: Generated<number>
    slot_id: number
    category_id: number
    title: string
    price_cents: number
    summary: Generated<string>
    image: Generated<string | null>
    /** Pieces in stock; null for unlimited stock. */
    stock: Generated<number | null>
    /** The day on which a sold-out part is expected back. */
    restock_on: Generated<Date | null>
    /** Counts the changes of the part and of what it fits, but not those of its stock. */
    version: Generated<number>
    published: Generated<boolean>
    created_key: Generated<string | null>
  }
  bike_parts: { bike_id: number; part_id: number; is_default: boolean }
  build_rules: RuleRow & {
    /** The number in the rule's id: 7 of R7. */
    number: GeneratedAlways<number>
    version: Generated<number>
    created_key: Generated<string | null>
  }
  colours: {
    id: Generated<number>
    name: string
    type: ColourData['type']
    swatch: string | null
    price_cents: number
    lead_days: number
    /** How many RAL codes the rider has to choose for the colour. */
    ral_codes: ColumnType<0 | 1 | 2, number | undefined>
    version: Generated<number>
    published: Generated<boolean>
    created_key: Generated<string | null>
  }
  size_colours: { size_id: number; colour_id: number; is_dated: Generated<boolean> }
  /** Builds with what they should come to; practicality as it is shown, at most 100. */
  sample_builds: Performance & {
    id: GeneratedAlways<number>
    title: string
    bike_id: number
    size_id: number
    colour_id: number
    ral: Generated<string[]>
    part_ids: number[]
    total_cents: number
    /** The working days to build it; null on request. */
    lead_days: number | null
    /** What each piece of it added when these totals were set; none for older builds. */
    pieces: ColumnType<SamplePiece[], string | undefined, string>
    version: Generated<number>
  }
}

/** What the bike, the colour or a part adds to a sample build. */
export interface SamplePiece {
  /** 'bike', 'colour' or 'part 403'. */
  key: string
  name: string
  /** `leadDays`: working days; null on request. */
  totals: { cents: number; leadDays: number | null; performance: Performance }
}
