import { ADMIN_FLAG, AGENT_FLAG, type StaffArea } from '@nireeka/contracts'
import { type RawBuilder, sql } from 'kysely'

/** Returns the SQL condition for rows of `users` who work in an area. */
export const staffOf = (area: StaffArea): RawBuilder<boolean> => sql<boolean>`(
  users.is_admin = ${ADMIN_FLAG} or (users.is_admin = ${AGENT_FLAG} and ${area} = any(users.areas))
)`
