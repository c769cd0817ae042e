import type { DiagnosisInput } from '@nireeka/contracts/api'

import { type Db, validationFailed } from '../../platform/index.ts'

/**
 * Returns a guide's columns, with the ids of its parts. Throws a 422 that names the numbers which no spare part of the
 * shop has, a published one or not.
 */
export async function toGuideRow(db: Db, { checks, outcomes, ...guide }: DiagnosisInput) {
  const numbers = [...new Set(outcomes.flatMap(({ parts }) => parts))]
  const known = new Map<string, number>()
  if (numbers.length > 0) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'number'])
      .where('kind', '=', 'spare')
      .where('number', 'in', numbers)
      .execute()
    for (const { id, number } of rows) if (number !== null) known.set(number, id)
  }
  const missing = numbers.filter((number) => !known.has(number))
  if (missing.length > 0) {
    throw validationFailed({ outcomes: [`There is no spare part with the number ${missing.join(', ')}.`] })
  }
  const withIds = outcomes.map((outcome) => ({
    ...outcome,
    parts: outcome.parts.map((number) => known.get(number)!),
  }))
  return { ...guide, checks: JSON.stringify(checks), outcomes: JSON.stringify(withIds) }
}
