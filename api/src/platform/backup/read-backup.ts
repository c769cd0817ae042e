import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { BackupDescription, BackupError, DESCRIPTION, fileOf } from './backup-format.ts'

/** Reads a backup's description, and checks that every file is as it was written. */
export async function readBackup(folder: string): Promise<BackupDescription> {
  const text = await readFile(join(folder, DESCRIPTION), 'utf8').catch(() => null)
  if (text === null) throw new BackupError(`${folder} is no backup: it has no ${DESCRIPTION}.`)
  const description = BackupDescription.parse(JSON.parse(text))
  for (const { name, sha256 } of description.tables) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, fileOf(name))), hash).catch(() => null)
    if (hash.digest('hex') !== sha256) throw new BackupError(`${fileOf(name)} of this backup is damaged.`)
  }
  return description
}
