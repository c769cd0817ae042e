import { toCents } from '@nireeka/contracts'
import type { ImportInput } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { moveStock, setPricesNow, setPublished } from '../../catalogue/index.ts'
import { conflict, type Db, fingerprintOf, recordAudit, type StaffCaller } from '../../platform/index.ts'
import { type ImportItem, readImportItems } from './import-items.ts'
import { staleItems } from './stale-items.ts'

type Input = z.output<typeof ImportInput>
type Change = Input['changes'][number]

export interface Importing {
  input: Input
  /** The idempotency key. */
  key: string
  by: StaffCaller
}

/** Movements are written this many at a time, because a statement has so many parameters at most. */
const AT_ONCE = 2000

/** Makes the changes of a check all at once, once for its key; returns the import's id and its number of items. */
export async function applyImport(trx: Db, importing: Importing, at: Date) {
  const { input, key, by } = importing
  const { file_name, changes } = input
  const actor = `admin:${by.id}`
  const contents = fingerprintOf(input)
  const items = await lockItems(trx, changes)
  const before = await findByKey(trx, actor, key)
  if (before?.contents === contents) return { id: before.id, items: before.items }
  if (before)
    throw conflict('key_reused', 'This was already sent with different content. Please reload the page.')
  assertUnchanged(changes, items)
  const { id } = await trx
    .insertInto('goods_imports')
    .values({ key, contents, file_name, items: changes.length, actor, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await write(trx, importing, at)
  await recordAudit(trx, {
    by,
    action: 'goods.import',
    subject: { kind: 'import', id },
    before: null,
    after: { file_name, items: changes.length, ...countsOf(changes) },
    at,
  })
  return { id, items: changes.length }
}

const findByKey = (trx: Db, actor: string, key: string) =>
  trx
    .selectFrom('goods_imports')
    .select(['id', 'contents', 'items'])
    .where('actor', '=', actor)
    .where('key', '=', key)
    .executeTakeFirst()

const idsOf = (changes: readonly Change[], kind: Change['kind']) =>
  changes.filter((change) => change.kind === kind).map(({ id }) => id)

const lockItems = (trx: Db, changes: readonly Change[]) =>
  readImportItems(trx, { ids: idsOf(changes, 'product'), parts: idsOf(changes, 'part'), numbers: [] }, true)

function assertUnchanged(changes: readonly Change[], items: readonly ImportItem[]) {
  const stale = staleItems(changes, items)
  if (stale.length === 0) return
  const named = stale.slice(0, 5).join('; ')
  const more = stale.length > 5 ? `, and ${stale.length - 5} more` : ''
  throw conflict(
    'stale_version',
    `Changed since the check: ${named}${more}. Nothing was imported. Please check the file again.`,
  )
}

async function write(trx: Db, { input: { file_name, changes }, by }: Importing, at: Date) {
  const facts = { reason: 'count', actor: `admin:${by.id}`, note: `Import of ${file_name}`, at } as const
  const pieces = changes.flatMap(({ kind, id, stock }) =>
    stock ? [{ kind, id, count: stock.after - stock.before }] : [],
  )
  for (let start = 0; start < pieces.length; start += AT_ONCE)
    await moveStock(trx, pieces.slice(start, start + AT_ONCE), facts)
  const prices = changes.flatMap(({ id, price }) =>
    price ? [{ id, before: toCents(price.before), after: toCents(price.after) }] : [],
  )
  const other = await setPricesNow(trx, prices, { by, at })
  if (other.length > 0)
    throw conflict('stale_version', 'A planned price has begun since the check. Please check the file again.')
  await setPublished(
    trx,
    changes.flatMap(({ id, published }) => (published ? [{ id, published: published.after }] : [])),
  )
}

const countsOf = (changes: readonly Change[]) => ({
  stock: changes.filter(({ stock }) => stock).length,
  prices: changes.filter(({ price }) => price).length,
  published: changes.filter(({ published }) => published).length,
})
