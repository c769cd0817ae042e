import type { BikeData } from '../api/configurator.ts'
import { toCents } from '../money.ts'
import type { CompatibilityRule, OfferedBike, OfferedPart } from './bike.ts'

type SlotData = BikeData['slots'][number]

/**
 * Returns a new bike in the form of the rules, from the answer of GET /api/configurator/{id}; used by page and server.
 */
export const toOffered = ({ bike, slots, rules }: BikeData): OfferedBike => ({
  cents: toCents(bike.price),
  performance: bike.performance,
  slots: slots.map((slot) => ({ ...slot, parts: slot.parts.map(toOfferedPart) })),
  rules: rules.map(toRule),
  owned: null,
})

export const toOfferedPart = (part: SlotData['parts'][number]): OfferedPart => ({
  id: part.id,
  slotId: part.category_part_id,
  categoryId: part.category_id,
  title: part.title,
  cents: toCents(part.price),
  isDefault: part.is_default,
  isSoldOut: !part.is_available,
  performance: part.performance,
})

const toRule = (rule: BikeData['rules'][number]): CompatibilityRule => ({
  id: rule.id,
  kind: rule.kind,
  whenParts: rule.when_parts,
  thenParts: rule.then_parts,
  sizeIds: rule.size_ids,
  speedLimit: rule.speed_limit_kmh,
  repairParts: rule.repair_parts,
  text: rule.text,
})
