import { statSync } from 'node:fs'
import path from 'node:path'

import webpack from 'webpack'

import config from './webpack.config.mjs'

/** Builds the page. Returns its folder, and the size in bytes (gzip, level 9) of its lazy chunks. */
export async function buildPage() {
  /** @type {import('webpack').Stats} */
  const stats = await new Promise((resolve, reject) => {
    webpack(config, (error, done) => (done ? resolve(done) : reject(error)))
  })
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
  const { outputPath = '', namedChunkGroups = {} } = stats.toJson({
    all: false,
    outputPath: true,
    chunkGroups: true,
  })
  const filesOf = (/** @type {string} */ name) =>
    (namedChunkGroups[name]?.assets ?? []).map((asset) => asset.name)
  const sizeOf = (/** @type {string} */ name) =>
    filesOf(name)
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + statSync(path.join(outputPath, `${file}.gz`)).size, 0)
  return {
    folder: outputPath,
    script: filesOf('main').find((name) => name.endsWith('.js')) ?? '',
    sizes: { live: sizeOf('bike-live'), worker: sizeOf('bike-model'), file: sizeOf('bike-file') },
  }
}
