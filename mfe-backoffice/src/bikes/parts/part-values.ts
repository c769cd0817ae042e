import { NO_FIGURES } from '../metrics.ts'
import type { Part } from './parts.api.ts'

type Category = 1 | 2 | 3

/** Returns the form's values for a part, or for a new one in this slot. */
export function partValues(part: Part | null, slotId: number) {
  if (!part) return { ...NEW_PART, slotId }
  const { title, summary, slot, categoryId, performance, image, bikes, version } = part
  return {
    title,
    summary,
    slotId: slot.id,
    categoryId: categoryId as Category,
    performance,
    image,
    bikes: bikes.map(({ id, isDefault }) => ({ bikeId: id, isDefault })),
    version,
    acceptBroken: false,
  }
}

const NEW_PART = {
  title: '',
  summary: '',
  categoryId: 3 as Category,
  performance: NO_FIGURES,
  image: null,
  bikes: [],
  version: 1,
  acceptBroken: false,
}
