import type { SaveBikeData } from '@nireeka/contracts/api'

const MOST_PARTS = 60
const MOST_CODES = 2

/** Returns the ids of a bike that was stored in this browser, in the form in which they are sent; null when it can't be read. */
export function parseStoredBike(stored: unknown): SaveBikeData | null {
  const { bike_slug, size_id, color_id, ral = [], part_ids = [] } = Object(stored) as Record<string, unknown>
  if (!isSlug(bike_slug) || !isOpenOrId(size_id) || !isOpenOrId(color_id)) return null
  if (!isListOf(isRal, ral, MOST_CODES) || !isListOf(isId, part_ids, MOST_PARTS)) return null
  return { bike_slug, size_id, color_id, ral, part_ids }
}

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][a-z0-9-]{0,59}$/.test(value)

const isRal = (value: unknown): value is string => typeof value === 'string' && /^\d{4}$/.test(value)

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 1

/** A stored bike's size and colour may still be null (not chosen). */
const isOpenOrId = (value: unknown): value is number | null => value === null || isId(value)

const isListOf = <T>(isOne: (value: unknown) => value is T, list: unknown, most: number): list is T[] =>
  Array.isArray(list) && list.length <= most && list.every(isOne)
