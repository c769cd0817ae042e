import { statSync } from 'node:fs'
import path from 'node:path'

import webpack from 'webpack'

import config from './webpack.config.mjs'

/** Builds the page; answers where it is and how many bytes (gzip, level 9) its parts are that come later. */
export async function buildPage() {
  const stats = await new Promise((resolve, reject) => {
    webpack(config, (error, done) => (error ? reject(error) : resolve(done)))
  })
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
  const { outputPath, namedChunkGroups } = stats.toJson({ all: false, outputPath: true, chunkGroups: true })
  const sizeOf = (files) =>
    files
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + statSync(path.join(outputPath, `${file}.gz`)).size, 0)
  const group = (name) => sizeOf(namedChunkGroups[name].assets.map((asset) => asset.name))
  return {
    folder: outputPath,
    script: namedChunkGroups.main.assets.map(({ name }) => name).find((name) => name.endsWith('.js')),
    sizes: { live: group('bike-live'), worker: group('bike-model'), file: group('bike-file') },
  }
}
