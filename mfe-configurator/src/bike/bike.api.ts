import { type Answer, type Http, toCents } from '@nireeka/contracts'
import type { BikeData } from '@nireeka/contracts/api'
import type { CompatibilityRule, OfferedBike, OfferedPart, OfferedSlot } from '@nireeka/contracts/build'
import { queryOptions } from '@nireeka/kit/query'

import { type Bike, toBike } from '../bikes/bike.ts'

export interface Part extends OfferedPart {
  summary: string
  image: string | null
  /** How few are left, or when it is back. */
  note: string | null
}

/** The steps of the builder that choose parts. */
export type PartStep = BikeData['slots'][number]['step']

export interface Slot extends OfferedSlot {
  step: PartStep
  parts: Part[]
}

/** A bike with all that can be chosen for it. */
export interface BuildableBike extends Bike, OfferedBike {
  /** What a build of it is in a cart. */
  productId: number
  description: string
  slots: Slot[]
}

export const bikeBySlug = (http: Http, slug: string) =>
  queryOptions({
    queryKey: ['bike', slug],
    queryFn: async ({ signal }): Promise<BuildableBike> => {
      const path = `/api/configurator/${encodeURIComponent(slug)}`
      return toBuildableBike((await http.get<Answer<BikeData>>(path, { signal })).data)
    },
  })

/** As a new bike: nobody owns it yet. */
export const toBuildableBike = ({ bike, slots, rules }: BikeData): BuildableBike => ({
  ...toBike(bike),
  productId: bike.product_id,
  description: bike.description,
  cents: toCents(bike.price),
  slots: slots.map(toSlot),
  rules: rules.map(toRule),
  owned: null,
})

const toSlot = ({ parts, ...slot }: BikeData['slots'][number]): Slot => ({
  ...slot,
  parts: parts.map((part) => ({
    id: part.id,
    slotId: part.category_part_id,
    categoryId: part.category_id,
    title: part.title,
    summary: part.summary,
    image: part.image,
    note: part.note,
    cents: toCents(part.price),
    isDefault: part.is_default,
    isSoldOut: !part.is_available,
    performance: part.performance,
  })),
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
