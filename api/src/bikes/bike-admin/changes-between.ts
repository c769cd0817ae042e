type Facts = Readonly<Record<string, unknown>>

/** Returns the facts that differ, as they were and as they are, for the audit log. */
export function changesBetween(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const changed = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const pick = (facts: Facts) => Object.fromEntries(changed.map((name) => [name, facts[name]]))
  return { before: pick(before), after: pick(after) }
}
