import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { SERVER_BUNDLE } from './server-bundle.mjs'

/** The list of a build's files for browsers, within the build's folder. */
export const FILE_LIST = 'files.json'

/**
 * Returns the names of a build's files, in order: those that its list names, the list, and the server bundle. A build
 * without a list consists of all files in its folder.
 * @param {string} folder
 */
export async function releaseFiles(folder) {
  const present = await filesBelow(folder)
  if (!present.includes(FILE_LIST)) return present
  /** @type {string[]} */
  const listed = JSON.parse(await readFile(path.join(folder, FILE_LIST), 'utf8'))
  const own = new Set([...listed, FILE_LIST, SERVER_BUNDLE])
  return present.filter((file) => own.has(file))
}

/** @param {string} folder */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
}
