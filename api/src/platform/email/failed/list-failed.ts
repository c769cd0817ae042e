import type { FailedEmailsAnswer, FailedEmailsQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { dayAfter, startOfDay } from '../../database/days.ts'
import type { Db } from '../../database/open-database.ts'
import { isWhole } from './is-whole.ts'

const PER_PAGE = 50

/** Returns a page of the emails that were given up, the latest first, as long as the outbox keeps them. */
export async function listFailed(
  db: Db,
  { page, from, to }: z.output<typeof FailedEmailsQuery>,
): Promise<z.output<typeof FailedEmailsAnswer>['data']> {
  let found = db.selectFrom('outbox').where('outcome', '=', 'given_up').where('done_at', 'is not', null)
  if (from) found = found.where('done_at', '>=', startOfDay(from))
  if (to) found = found.where('done_at', '<', dayAfter(to))
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['id', 'last_error', 'attempts'])
    .select([
      sql<string>`payload ->> 'template'`.as('template'),
      sql<string>`payload ->> 'to'`.as('to'),
      sql<Date>`done_at`.as('given_up_at'),
    ])
    .orderBy('done_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  const items = rows.map(({ to: address, last_error, given_up_at, ...row }) => ({
    ...row,
    to: masked(address),
    // A mail server may have quoted the address.
    error: last_error?.replaceAll(address, masked(address)) ?? null,
    given_up_at: given_up_at.toISOString(),
    is_whole: isWhole(row.template),
  }))
  return { items, page, per_page: PER_PAGE, total }
}

/** Returns an address with the first letter of its name only: a…@example.com. */
function masked(address: string): string {
  const at = address.lastIndexOf('@')
  return `${[...address].slice(0, 1).join('')}…${address.slice(at)}`
}
