import { type Metric, toDollars } from '@nireeka/contracts'
import type { BikeCardData } from '@nireeka/contracts/api'
import type { Selectable } from 'kysely'

import type { ConfiguratorTables } from './tables.ts'

type BikeRow = Selectable<ConfiguratorTables['bikes']>
type SizeRow = Selectable<ConfiguratorTables['bike_sizes']> & { is_available: boolean }

/** Returns the six metrics of a bike's or a part's row. */
export const performanceOf = (row: Record<Metric, number>): Record<Metric, number> => ({
  power: row.power,
  max_speed: row.max_speed,
  practicality: row.practicality,
  suspension: row.suspension,
  range: row.range,
  weight: row.weight,
})

export function toBikeCard(bike: BikeRow, sizes: SizeRow[]): BikeCardData {
  return {
    id: bike.id,
    slug: bike.slug,
    title: bike.title,
    use: bike.use,
    summary: bike.summary,
    image: bike.image,
    price: toDollars(bike.price_cents),
    lead_days: bike.lead_days,
    performance: performanceOf(bike),
    sizes: sizes.filter(({ bike_id }) => bike_id === bike.id).map(({ bike_id: _bike, ...size }) => size),
  }
}
