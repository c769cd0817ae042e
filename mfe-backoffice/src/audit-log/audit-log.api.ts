import type { Http } from '@nireeka/contracts'
import { AUDIT_ACTIONS, type AuditEntryData } from '@nireeka/contracts/api'
import { readPage } from '@nireeka/kit'

import type { ListPage, ListState } from '../list/list.ts'

export type AuditEntry = ReturnType<typeof toEntry>

/** Returns a page of the audit log, the newest first. */
export async function readAuditLog(
  http: Http,
  { page, search, filters }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<AuditEntry>> {
  const query = {
    search: search || undefined,
    action: AUDIT_ACTIONS.find((action) => action === filters.action),
    subject: filters.subject,
    actor: filters.actor,
    from: filters.from,
    to: filters.to,
  }
  const { data } = await readPage(page, (it) =>
    http.get('/api/backoffice/audit-log', { query: { ...query, page: it }, signal }),
  )
  return {
    rows: data.items.map(toEntry),
    total: data.total,
    pages: Math.ceil(data.total / data.per_page),
  }
}

const toEntry = ({ request_id, at, ...entry }: AuditEntryData) => ({
  ...entry,
  at: new Date(at),
  requestId: request_id,
})
