import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { releaseFiles } from './release-files.mjs'

const LENGTH = 10

/**
 * Returns the last part of a release's version: a hash over the names and bytes of all its files, the browser's and
 * the server's.
 * @param {string} folder
 */
export async function releaseHash(folder) {
  const hash = createHash('sha256')
  for (const file of await releaseFiles(folder))
    hash.update(file).update(await readFile(path.join(folder, file)))
  return hash.digest('hex').slice(0, LENGTH)
}
