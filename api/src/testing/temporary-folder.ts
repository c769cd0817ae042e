import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder that the database server's own user can pass through. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nireeka-test-'))
  chmodSync(folder, 0o711)
  return folder
}
