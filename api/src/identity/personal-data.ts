import { DELETED_MEMBER } from '@nireeka/contracts'
import { sql } from 'kysely'

import { NOTHING, ownedBy, type PersonalRules, SECRET, STAFF } from '../platform/index.ts'
import type { IdentityTables } from './tables.ts'

const LOGIN = 'A login says that the account was merged, and which email address is the right one.'
const SEARCHED =
  'The name once more, as the search reads it; the database makes it anew when the name changes.'
const FOLDED_NAMES = { folded_name: SEARCHED, folded_last_name: SEARCHED, folded_user_name: SEARCHED }

const ownSessions = ({ id }: { id: number }) =>
  sql`session_id in (select session.id from sessions as session where session.user_id = ${id})`

/** What identity stores of a member. The account's row stays without a name, since orders and posts refer to it. */
export const identityPersonalData: PersonalRules<IdentityTables> = {
  access_tokens: { of: ownSessions, leftOut: { hash: SECRET }, onMerge: 'delete', onDeletion: 'delete' },
  refresh_tokens: { of: ownSessions, leftOut: { hash: SECRET }, onMerge: 'delete', onDeletion: 'delete' },
  sessions: {
    of: ownedBy('user_id'),
    leftOut: { successor_key: SECRET },
    onMerge: 'delete',
    onDeletion: 'delete',
  },
  recovery_codes: {
    of: ownedBy('user_id'),
    leftOut: { code: SECRET },
    onMerge: 'delete',
    onDeletion: 'delete',
  },
  second_factors: {
    of: ownedBy('user_id'),
    leftOut: { secret: SECRET },
    onMerge: 'delete',
    onDeletion: 'delete',
  },
  login_challenges: {
    of: ownedBy('user_id'),
    leftOut: { token: SECRET },
    onMerge: 'delete',
    onDeletion: 'delete',
  },
  login_sources: {
    of: ownedBy('user_id'),
    leftOut: { source: SECRET },
    onMerge: 'delete',
    onDeletion: 'delete',
  },
  identities: { of: ownedBy('user_id'), onMerge: { stays: { user_id: LOGIN } }, onDeletion: 'delete' },
  password_resets: {
    of: ({ hashes }) => sql`email = any(${hashes})`,
    leftOut: { email: SECRET, token: SECRET },
    onMerge: 'delete',
    onDeletion: 'delete',
  },
  role_changes: {
    of: ownedBy('user_id'),
    onMerge: { stays: { user_id: 'What the log of roles says of the account.' } },
    onDeletion: 'delete',
  },
  avatars: {
    of: ownedBy('user_id'),
    file: { bytes: 'bytes', name: sql<string>`name || '.webp'` },
    onMerge: 'delete',
    onDeletion: 'delete',
  },
  email_changes: {
    of: ownedBy('user_id'),
    leftOut: { old_token: SECRET, new_token: SECRET },
    onMerge: 'delete',
    onDeletion: 'delete',
  },
  data_export_parts: {
    of: ({ id }) => sql`export_id in (select made.id from data_exports as made where made.user_id = ${id})`,
    leftOut: { bytes: 'An earlier export.' },
    onMerge: 'delete',
    onDeletion: 'delete',
  },
  data_exports: { of: ownedBy('user_id'), onMerge: 'delete', onDeletion: 'delete' },
  staff_invitations: {
    of: ({ email }) => sql`email = ${email}`,
    leftOut: { token: SECRET, invited_by: STAFF },
    onMerge: 'delete',
    onDeletion: 'delete',
  },
  account_deletions: { of: ownedBy('user_id'), onMerge: 'delete', onDeletion: 'delete' },
  users: {
    of: ({ id }) => sql`${id} in (id, merged_into_id)`,
    leftOut: { password_hash: SECRET, ...FOLDED_NAMES },
    onMerge: {
      // What was merged into the account before goes with it.
      moves: ['merged_into_id'],
      stays: { id: LOGIN, email: LOGIN },
    },
    onDeletion: {
      changes: {
        email: sql`'deleted-' || id || '@deleted.invalid'`,
        name: sql`'Deleted'`,
        last_name: sql`'member'`,
        // No member can choose such a name: it has spaces.
        user_name: sql`${`${DELETED_MEMBER} `}::text || id`,
        password_hash: NOTHING,
        avatar: NOTHING,
        height_cm: NOTHING,
        areas: sql`'{}'`,
        customer_group: NOTHING,
        blocked_at: NOTHING,
        blocked_reason: NOTHING,
        merged_into_id: NOTHING,
        merged_at: NOTHING,
      },
      keeps: FOLDED_NAMES,
    },
  },
  staff_settings: 'What holds for all staff.',
  used_id_tokens: 'Hashes of tokens, deleted when the tokens expire.',
}
