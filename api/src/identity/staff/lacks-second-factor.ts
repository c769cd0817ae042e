import { ADMIN_FLAG, AGENT_FLAG } from '@nireeka/contracts'
import { type RawBuilder, sql } from 'kysely'

/** Returns the SQL condition for staff who have no second factor although the staff's settings demand one. */
export const lacksSecondFactor = (users: 'user' | 'users'): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${users}.is_admin`)} in (${ADMIN_FLAG}, ${AGENT_FLAG})
  and exists (select from staff_settings where needs_second_factor)
  and not exists (
    select from second_factors as own
    where own.user_id = ${sql.ref(`${users}.id`)} and own.confirmed_at is not null
  )
)`
