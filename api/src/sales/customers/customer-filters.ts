import { ADMIN_FLAG, AGENT_FLAG, DELETED_MEMBER } from '@nireeka/contracts'
import type { CustomerExportQuery, CustomerRole } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { membersFound } from '../../identity/index.ts'
import { beginsWith, dayAfter, type Db, startOfDay } from '../../platform/index.ts'
import { numberOf } from '../order-admin/order-filters.ts'

/** How the user names of deleted members begin. */
const DELETED = `${DELETED_MEMBER} `

export type CustomerFilters = Omit<z.output<typeof CustomerExportQuery>, 'sort'>

/** Returns the members that pass the filters, without those who are deleted, as the start of a query for a "member". */
export function filteredCustomers(db: Db, filters: CustomerFilters) {
  const { role, state, joined_from, joined_to } = filters
  const words = searchedFor(filters)
  let members = db
    .selectFrom('users as member')
    .where(sql<boolean>`not starts_with(member.user_name, ${DELETED})`)
  if (words) members = members.where('member.id', 'in', customersFound(db, words))
  if (role) members = members.where(hasRole(role))
  if (state === 'blocked') members = members.where('member.blocked_at', 'is not', null)
  if (state === 'merged') members = members.where('member.merged_into_id', 'is not', null)
  if (state === 'deletion_asked') {
    members = members.where('member.id', 'in', db.selectFrom('account_deletions').select('user_id'))
  }
  if (joined_from) members = members.where('member.created_at', '>=', startOfDay(joined_from))
  if (joined_to) members = members.where('member.created_at', '<', dayAfter(joined_to))
  return members
}

/** Returns the words that are searched for; empty for none. */
export const searchedFor = ({ search = '' }: Pick<CustomerFilters, 'search'>) =>
  search.trim().replaceAll(/\s+/g, ' ')

/** Everybody who is neither an agent nor an admin is a customer. */
function hasRole(role: CustomerRole) {
  if (role === 'admin') return sql<boolean>`member.is_admin = ${ADMIN_FLAG}`
  if (role === 'agent') return sql<boolean>`member.is_admin = ${AGENT_FLAG}`
  return sql<boolean>`member.is_admin not in (${ADMIN_FLAG}, ${AGENT_FLAG})`
}

/** Selects the members by what the search says of them; each part reads one index, which a condition with OR would not. */
function customersFound(db: Db, words: string) {
  const found = membersFound(db, words)
    .union(
      db
        .selectFrom('users as found')
        .select('found.id')
        .where(beginsWith(sql`lower(found.user_name)`, sql`${words.toLowerCase()}`)),
    )
    .union(db.selectFrom('orders').select('orders.user_id as id').where('number', '=', numberOf(words)))
  return isId(words)
    ? found.union(db.selectFrom('users as found').select('found.id').where('found.id', '=', Number(words)))
    : found
}

const isId = (words: string) => /^[1-9]\d{0,8}$/.test(words)
