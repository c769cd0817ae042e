import * as z from '@nireeka/contracts/zod'

/** The file that describes a backup; it is written last, so a folder without it is no backup. */
export const DESCRIPTION = 'backup.json'

const Table = z.strictObject({
  name: z.string(),
  /** The columns of the file, in their order. Generated columns aren't in it. */
  columns: z.array(z.string()),
  rows: z.int().min(0),
  /** The SHA-256 of the compressed file, in hex. */
  sha256: z.string(),
})

export const BackupDescription = z.strictObject({
  format: z.literal(1),
  created_at: z.string(),
  /** The migrations that made the tables, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(Table),
  /** The state of each sequence: its last value, or null when it has given none. */
  sequences: z.record(z.string(), z.int().nullable()),
})

export type BackupDescription = z.output<typeof BackupDescription>
export type BackupTable = BackupDescription['tables'][number]

/** A backup that can't be made or restored; the message says why in a sentence. */
export class BackupError extends Error {}

/** Returns the name of a table's file in the backup's folder: rows as COPY writes them, compressed. */
export const fileOf = (table: string) => `${table}.copy.gz`
