import type { Metric } from '@nireeka/contracts'
import type { ColourData, PART_STEPS } from '@nireeka/contracts/api'
import type { ColumnType, Generated } from 'kysely'

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
    id: number
    title: string
    choice: 'single' | 'multi'
    step: Generated<(typeof PART_STEPS)[number]>
  }
  parts: Performance & {
    id: number
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
  }
  bike_parts: { bike_id: number; part_id: number; is_default: boolean }
  build_rules: RuleRow
  colours: {
    id: number
    name: string
    type: ColourData['type']
    swatch: string | null
    price_cents: number
    lead_days: number
    /** How many RAL codes the rider has to choose for the colour. */
    ral_codes: ColumnType<0 | 1 | 2, number | undefined>
  }
  size_colours: { size_id: number; colour_id: number; is_dated: Generated<boolean> }
}
