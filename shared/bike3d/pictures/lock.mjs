import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { paperOf } from './papers.mjs'
import { previewOf } from './previews.mjs'
import { filesOf } from './write-picture.mjs'

/** @typedef {Pick<import('./still.ts').Still, 'name' | 'format' | 'isDark' | 'isLayer'>} Still */

/**
 * Reads a lock file, which has each picture's key and format as of its last drawing.
 * @param {string} folder
 * @param {string} [lockName]
 */
export function openLock(folder, lockName = 'stills.lock.json') {
  const lock = fileURLToPath(new URL(lockName, import.meta.url))
  /** @type {Record<string, Pick<Still, 'format'> & { key: string }>} */
  const known = existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')) : {}
  const save = () => {
    const sorted = Object.fromEntries(Object.entries(known).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    writeFileSync(lock, `${JSON.stringify(sorted, null, 2)}\n`)
  }
  const files = (/** @type {Still} */ still) => filesOf(still).map((file) => path.join(folder, file))
  return {
    /** @type {(still: Still, key: string) => boolean} */
    isDrawn: (still, key) => known[still.name]?.key === key && files(still).every((file) => existsSync(file)),
    /**
     * @param {Still} still
     * @param {string} key
     */
    note({ name, format }, key) {
      known[name] = { key, format }
      save()
    },
    /**
     * Deletes the files of pictures that are no longer listed.
     * @param {Still[]} stills
     */
    forgetAllBut(stills) {
      const names = new Set(stills.map(({ name }) => name))
      for (const [name, { format }] of Object.entries(known)) {
        if (names.has(name)) continue
        const others = [...previewOf({ name, format }), ...paperOf({ name, isOnPaper: true })]
        for (const file of [...filesOf({ name, format }), ...others])
          rmSync(path.join(folder, file), { force: true })
        delete known[name]
        console.log(`${name}: taken away`)
      }
      save()
    },
  }
}
