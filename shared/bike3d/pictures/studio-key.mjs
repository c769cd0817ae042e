// The part of a picture's key that all pictures of a studio share.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { bundle } from './browser.mjs'

const LENGTH = 12

/**
 * Returns a hash of a studio's and the paint's code and of three's version.
 * @param {string} file the studio's file in src/studio
 */
export async function studioKey(file) {
  const code = await bundle(
    `export * from '../src/studio/${file}'
     export * from '../src/materials/palette-material.ts'
     export * from './paints.ts'`,
    { external: ['three'], format: 'esm', minify: true },
  )
  const three = path.join(path.dirname(fileURLToPath(import.meta.resolve('three'))), '../package.json')
  const { version } = JSON.parse(readFileSync(three, 'utf8'))
  return createHash('sha256').update(code).update(version).digest('hex').slice(0, LENGTH)
}
