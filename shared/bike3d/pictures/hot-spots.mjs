// Writes where the pieces are in the exploded pictures: run it after a change that draws those anew.
import { writeFileSync } from 'node:fs'

import { loadBundled } from './browser.mjs'

const FILE = new URL('../src/exploded/still-spots.json', import.meta.url)

/** @type {typeof import('./exploded.ts')} */
const { spotsOfStills } = await loadBundled(`export * from './exploded.ts'`)
writeFileSync(FILE, `${JSON.stringify(spotsOfStills(), null, 2)}\n`)
