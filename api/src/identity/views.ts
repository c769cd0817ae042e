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
      'is_workshop',
      'country_id',
      'created_at',
    ],
    readers: ['catalogue', 'sales', 'community'],
    reason: 'Lists of orders, threads, tickets and prices name the people in them, in one query.',
  },
} satisfies Views<IdentityTables>
