import type { Http } from '@nireeka/contracts'
import { BAN_STATES, type BanData } from '@nireeka/contracts/api'
import type { InOurNames } from '@nireeka/kit'

import type { ListPage, ListState } from '../../list/list.ts'
import { readRows } from '../../list/read-rows.api.ts'

export type Ban = InOurNames<BanData>

export const readBans = (
  http: Http,
  { page, search, filters }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<Ban>> => {
  const query = { state: BAN_STATES.find((one) => one === filters.state), search: search || undefined }
  return readRows(page, (it) =>
    http.get('/api/backoffice/forum/bans', { query: { ...query, page: it }, signal }),
  )
}

export const banMember = (http: Http, ban: { userId: number; days: number | null; reason: string }) =>
  http.post('/api/backoffice/forum/bans', { user_id: ban.userId, days: ban.days, reason: ban.reason })

export const liftBan = (http: Http, { id }: { id: number }, reason: string) =>
  http.post('/api/backoffice/forum/bans/:id/lift', { reason }, { params: { id } })

/** Returns the id of the member with a user name; null for nobody. */
export async function memberCalled(http: Http, userName: string): Promise<number | null> {
  const name = userName.trim().replace(/^@/, '')
  const { data } = await http.get('/api/forum/people', { query: { name } })
  return data.people.find(({ user_name }) => user_name.toLowerCase() === name.toLowerCase())?.id ?? null
}
