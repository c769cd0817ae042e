import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {{ path: string, text: string }} Source a file by its path below the folder that was read */

/** Returns the TypeScript files below a folder that are neither tests nor made for tests. @param {string} folder @returns {Source[]} */
export function readSources(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(^|\/)testing(\/|\.ts$)/.test(name),
    )
    .toSorted()
    .map((name) => ({ path: name, text: readFileSync(path.join(folder, name), 'utf8') }))
}

/**
 * Returns the top-level folder of a file; '' for a file of the root.
 * @param {string} file
 */
export const areaOf = (file) => (file.includes('/') ? (file.split('/')[0] ?? '') : '')
