import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const LENGTH = 10

/**
 * Returns the last part of a release's version: a hash over the names and bytes of all its files, the browser's and
 * the server's.
 * @param {string} folder
 */
export async function releaseHash(folder) {
  const hash = createHash('sha256')
  for (const file of await filesBelow(folder))
    hash.update(file).update(await readFile(path.join(folder, file)))
  return hash.digest('hex').slice(0, LENGTH)
}

/** @param {string} folder */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
}
