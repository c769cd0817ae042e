type Facts = Record<string, unknown>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns what a change alters of a row, before and after it, for the audit log. */
export function changedFacts(stored: Facts, row: Facts): { before: Facts; after: Facts } {
  const fields = Object.keys(row).filter((field) => !isSame(stored[field], row[field]))
  const pick = (facts: Facts) => Object.fromEntries(fields.map((field) => [field, facts[field]]))
  return { before: pick(stored), after: pick(row) }
}
