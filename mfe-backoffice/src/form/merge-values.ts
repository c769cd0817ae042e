/** The values of a form, by field. */
export type Values = Readonly<Record<string, unknown>>

/** A field that has two values: ours is null where we didn't touch it. */
export interface Difference {
  field: string
  yours: { value: unknown } | null
  stored: unknown
}

interface Versions {
  /** The values as they were when the form was opened. */
  opened: Values
  mine: Values
  stored: Values
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the names of the fields that differ. */
export const changedFields = (before: Values, now: Values) =>
  Object.keys(now).filter((field) => !isSame(before[field], now[field]))

/** Returns the fields in which what we have typed and what is stored by now are two things, except the version. */
export function differencesOf({ opened, mine, stored }: Versions): Difference[] {
  const touched = new Set(changedFields(opened, mine))
  return changedFields(mine, stored)
    .filter((field) => field !== 'version')
    .map((field) => ({
      field,
      yours: touched.has(field) ? { value: mine[field] } : null,
      stored: stored[field],
    }))
}

/** Returns whether we and somebody else have changed the same field. */
export function isConflict({ opened, mine, stored }: Versions): boolean {
  const touched = changedFields(opened, mine)
  const changed = new Set(changedFields(opened, stored))
  return touched.some((field) => changed.has(field) && !isSame(mine[field], stored[field]))
}
