import type { BikeData, ColourData } from '@nireeka/contracts/api'

type PartData = BikeData['slots'][number]['parts'][number]
type RuleData = BikeData['rules'][number]

const STILL = { power: 0, max_speed: 0, practicality: 0, suspension: 0, range: 0, weight: 0 }

interface Named {
  id: number
  slot: number
  title: string
  /** Dollars. By default a part with a price is an upgrade and a free one the default, unless `category` is given. */
  price?: number
  category?: number
}

/** Returns a part in the server's format for tests, with its performance changes. */
export function part(named: Named, performance: Partial<PartData['performance']> = {}): PartData {
  const { id, slot, title, price = 0, category = price > 0 ? 3 : 1 } = named
  return {
    id,
    category_id: category,
    category_part_id: slot,
    title,
    summary: `What the ${title} is like.`,
    image: null,
    price,
    is_available: true,
    note: null,
    is_default: category === 1,
    performance: { ...STILL, ...performance },
  }
}

/** Returns a rule in the server's format for tests. */
export const rule = (
  id: string,
  kind: RuleData['kind'],
  says: Partial<RuleData> & { text: string },
): RuleData => ({
  id,
  kind,
  when_parts: [],
  then_parts: [],
  size_ids: [],
  speed_limit_kmh: null,
  repair_parts: [],
  ...says,
})

/** Returns a colour in the server's format for tests. */
export const colour = (says: Pick<ColourData, 'id' | 'name' | 'type'> & Partial<ColourData>): ColourData => ({
  swatch: '#3A3D40',
  price: 0,
  lead_days: 0,
  ral_codes: 0,
  ...says,
})
