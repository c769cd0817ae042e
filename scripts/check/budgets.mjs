/** Fails when the first load of a page needs more compressed bytes than budgets.json allows. */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import { root } from '../root.mjs'
import { REMOTES } from '../release/publish.mjs'

/**
 * @typedef {object} FederationManifest
 * @property {{ remoteEntry: { name: string } }} metaData
 * @property {Array<{ assets: Record<'js' | 'css', { sync: string[] }> }>} exposes
 */

const budgets = JSON.parse(readFileSync(path.join(root, 'budgets.json'), 'utf8'))
/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
/**
 * @param {string} folder
 * @param {string[]} files
 */
const sizeOf = (folder, files) =>
  files.reduce((sum, file) => sum + statSync(path.join(root, folder, `${file}.gz`)).size, 0) / 1000

const shell = read('shell/dist/browser/entry.json')
const shellStyles = sizeOf('shell/dist/browser', shell.styles)
/** @type {Array<[what: string, size: number, limit: number]>} */
const rows = [
  ['home page, scripts', sizeOf('shell/dist/browser', shell.scripts), budgets.home],
  ['home page, styles', shellStyles, budgets.styles],
]
for (const name of REMOTES) {
  /** @type {FederationManifest} */
  const { metaData, exposes } = read(`mfe-${name}/dist/mf-manifest.json`)
  const scripts = [metaData.remoteEntry.name, ...exposes.flatMap(({ assets }) => assets.js.sync)]
  rows.push([
    `mfe-${name}, entry and first page`,
    sizeOf(`mfe-${name}/dist`, scripts),
    budgets.remoteFirstPage,
  ])
  rows.push([
    `mfe-${name}, entry`,
    sizeOf(`mfe-${name}/dist`, [metaData.remoteEntry.name]),
    budgets.remoteEntry,
  ])
  const styles = exposes.flatMap(({ assets }) => assets.css.sync)
  rows.push([
    `mfe-${name}, styles with the shell’s`,
    shellStyles + sizeOf(`mfe-${name}/dist`, styles),
    budgets.styles,
  ])
}

/** @type {Array<[what: string, remote: string, chunk: string, limit: number]>} */
const ON_DEMAND = [
  ['the live bike, with three', 'configurator', 'bike-live', budgets.liveBike],
  ['charts, drawn on demand', 'backoffice', 'charts', budgets.charts],
]
for (const [what, name, chunk, limit] of ON_DEMAND) {
  /** @type {Record<string, string[]>} */
  const chunks = read(`mfe-${name}/dist/chunks.json`)
  const files = (chunks[chunk] ?? []).filter((file) => file.endsWith('.js'))
  rows.push([what, sizeOf(`mfe-${name}/dist`, files), limit])
}

let isOver = false
for (const [what, size, limit] of rows) {
  const result = size > limit ? 'OVER' : 'ok'
  isOver ||= size > limit
  console.log(`${result.padEnd(5)} ${what.padEnd(38)} ${size.toFixed(1).padStart(7)} kB of ${limit}`)
}
if (isOver) {
  console.error('A budget of budgets.json is exceeded.')
  process.exit(1)
}
