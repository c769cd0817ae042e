import { toCents } from '@nireeka/contracts'
import type { BikeData } from '@nireeka/contracts/api'
import type { OfferedBike } from '@nireeka/contracts/build'

/** A new bike as the rules know it, of what the API tells of it: the same that the page has. */
export const toOffered = ({ bike, slots, rules }: BikeData): OfferedBike => ({
  cents: toCents(bike.price),
  performance: bike.performance,
  slots: slots.map(({ parts, ...slot }) => ({
    ...slot,
    parts: parts.map((part) => ({
      id: part.id,
      slotId: part.category_part_id,
      categoryId: part.category_id,
      title: part.title,
      cents: toCents(part.price),
      isDefault: part.is_default,
      isSoldOut: !part.is_available,
      performance: part.performance,
    })),
  })),
  rules: rules.map((rule) => ({
    id: rule.id,
    kind: rule.kind,
    whenParts: rule.when_parts,
    thenParts: rule.then_parts,
    sizeIds: rule.size_ids,
    speedLimit: rule.speed_limit_kmh,
    repairParts: rule.repair_parts,
    text: rule.text,
  })),
  owned: null,
})
