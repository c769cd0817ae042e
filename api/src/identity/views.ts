import type { Views } from '../platform/index.ts'
import type { IdentityTables } from './tables.ts'

export const views = {
  users: {
    columns: [
      'id',
      'name',
      'last_name',
      'user_name',
      'email',
      'avatar',
      'is_admin',
      'areas',
      'is_workshop',
      'country_id',
      'created_at',
      'blocked_at',
      'merged_into_id',
    ],
    readers: ['catalogue', 'sales', 'community'],
    reason: 'Lists of orders, threads, tickets and prices name the people in them, in one query.',
  },
  sessions: {
    columns: ['user_id', 'last_seen_at'],
    readers: ['sales'],
    reason: 'The list of customers sorts by when they were last seen.',
  },
  account_deletions: {
    columns: ['user_id', 'due_at'],
    readers: ['sales'],
    reason: 'The list of customers says whose account is to be deleted.',
  },
} satisfies Views<IdentityTables>
