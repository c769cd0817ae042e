import { ADMIN_FLAG, AGENT_FLAG, DELETED_MEMBER } from '@nireeka/contracts'
import type { CustomerExportQuery, CustomerRole } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { isMemberFound, isUserNameFound } from '../../identity/index.ts'
import { dayAfter, type Db, startOfDay } from '../../platform/index.ts'
import { numberOf } from '../order-admin/order-filters.ts'

/** What of a member is filtered and sorted. */
const COLUMNS = [
  'users.id',
  'users.user_name',
  'users.is_admin',
  'users.created_at',
  'users.blocked_at',
  'users.merged_into_id',
] as const

/** How the user names of deleted members begin. */
const DELETED = `${DELETED_MEMBER} `

export type CustomerFilters = Omit<z.output<typeof CustomerExportQuery>, 'sort'>

/** Returns the members that pass the filters, without those who are deleted, as the start of a query for a "member". */
export function filteredCustomers(db: Db, filters: CustomerFilters) {
  const { role, state, joined_from, joined_to } = filters
  const words = searchedFor(filters)
  const all = db.selectFrom('users').select(COLUMNS)
  let members = db
    .selectFrom((words ? customersFound(db, words) : all).as('member'))
    .where(sql<boolean>`not starts_with(member.user_name, ${DELETED})`)
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

/**
 * Selects the members by what the search says of them. `offset 0` keeps the planner from reading all members in the order of
 * the list until it has a page of those that are found, which for rare words are all.
 */
const customersFound = (db: Db, words: string) =>
  db
    .selectFrom('users')
    .select(COLUMNS)
    .where((eb) =>
      eb.or([
        isMemberFound('users', words),
        isUserNameFound('users', words),
        sql<boolean>`users.id = any(array(select user_id from orders where number = ${numberOf(words)}))`,
        ...(isId(words) ? [eb('users.id', '=', Number(words))] : []),
      ]),
    )
    .offset(0)

const isId = (words: string) => /^[1-9]\d{0,8}$/.test(words)
