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

export const DataExportAnswer = answerOf(DataExport.nullable())

/** `due_at`: when the account is deleted, unless its member logs in before. */
export const DeletionAnswer = answerOf(z.strictObject({ due_at: z.string() }))

export const MyDataAnswer = answerOf(MyData)
