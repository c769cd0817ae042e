import { conflict, type Db, notFound } from '../../platform/index.ts'

/** Locks an issue; throws a 409 when it has changed since it was read. */
export async function lockIssue(trx: Db, id: number, version: number) {
  const issue = await trx
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!issue) throw notFound('This issue')
  if (issue.version !== version) {
    throw conflict('stale_version', 'This issue has changed in the meantime. Please review it and try again.')
  }
  return issue
}
