import * as z from '@nireeka/contracts/zod'

import { answerOf } from './common.ts'

/**
 * An export of everything that is stored about a member. `waiting`: to be made, or being made. `size_bytes` and
 * `expires_at` are those of the file, once it is ready.
 */
export const DataExport = z.strictObject({
  id: z.int(),
  state: z.enum(['waiting', 'ready', 'failed']),
  asked_at: z.string(),
  size_bytes: z.int().nullable(),
  expires_at: z.string().nullable(),
})
export type DataExportData = z.infer<typeof DataExport>

/** What has to be finished before the account can be deleted, and the page where that is done. */
export const DeletionBlocker = z.strictObject({ text: z.string(), path: z.string().nullable() })
export type DeletionBlockerData = z.infer<typeof DeletionBlocker>

/** `export`: the latest; null when there is none. `blockers`: empty when the account can be deleted. */
export const MyData = z.strictObject({
  export: DataExport.nullable(),
  blockers: z.array(DeletionBlocker),
})
export type MyDataData = z.infer<typeof MyData>

/** What can be counted of a member's data. */
export const HELD_KINDS = [
  'orders',
  'order_bikes',
  'saved_bikes',
  'addresses',
  'tickets',
  'reviews',
  'forum_threads',
  'forum_posts',
  'forum_likes',
  'notifications',
  'sessions',
] as const
export type HeldKind = (typeof HELD_KINDS)[number]

/**
 * Answer of GET /api/account/data/held. `counts`: how much of each kind is stored about the caller, without what they
 * have nothing of. `requests`: the exports that they asked for in the last days, the newest first; `gone` is a file
 * that has been deleted since.
 */
export const HeldData = z.strictObject({
  counts: z.array(z.strictObject({ kind: z.enum(HELD_KINDS), count: z.int() })),
  requests: z.array(
    z.strictObject({
      id: z.int(),
      asked_at: z.string(),
      state: z.enum(['waiting', 'ready', 'failed', 'gone']),
    }),
  ),
})
export type HeldDataData = z.infer<typeof HeldData>
export const HeldDataAnswer = answerOf(HeldData)

export const DataExportAnswer = answerOf(DataExport.nullable())

/** `due_at`: when the account is deleted, unless its member logs in before. */
export const DeletionAnswer = answerOf(z.strictObject({ due_at: z.string() }))

export const MyDataAnswer = answerOf(MyData)
