import type { AuditEntry } from './audit-log.api.ts'

/** A fact that an action has changed; null where there was nothing. */
export interface Change {
  name: string
  before: string | null
  after: string | null
}

/** Returns the facts that differ before and after an action, by name. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((name) => ({ name, before: toText(before?.[name]), after: toText(after?.[name]) }))
    .filter((change) => change.before !== change.after)
}

function toText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
