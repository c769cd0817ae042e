import { Variant } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'

/**
 * Writes into a product what its published variants differ in (Size: S, M, L), as its page in the shop offers it. What
 * is there already keeps its order; what is new comes last.
 */
export async function writeChoices(trx: Db, productId: number) {
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'options', 'variants', 'hidden'])
    .where((row) => row.or([row('id', '=', productId), row('parent_id', '=', productId)]))
    .orderBy('id')
    .execute()
  const before = (rows.find(({ id }) => id === productId)?.variants ?? []).map((it) => Variant.parse(it))
  const published = rows.filter(({ id, hidden }) => id !== productId && !hidden)
  const pairs = published.flatMap(({ options }) => Object.entries(options))
  const names = inOrder(
    before.map(({ name }) => name),
    pairs.map(([name]) => name),
  )
  const choices = names.map((name) => ({
    name,
    options: inOrder(
      before.find((it) => it.name === name)?.options ?? [],
      pairs.flatMap(([of, value]) => (of === name ? value : [])),
    ),
  }))
  await trx
    .updateTable('products')
    .set({ variants: JSON.stringify(choices) })
    .where('id', '=', productId)
    .execute()
}

/** Returns each of some words once: those that were there in their old order, then the others. */
function inOrder(before: readonly string[], now: readonly string[]): string[] {
  const words = new Set(now)
  return [...new Set([...before.filter((word) => words.has(word)), ...words])]
}
