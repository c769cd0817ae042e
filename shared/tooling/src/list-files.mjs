import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { FILE_LIST } from './release-files.mjs'

/**
 * Writes the list of the files that a build has made. Only these are released: files of an earlier build may lie beside
 * them, since a build that comes from the cache is put over what is there.
 */
export class ListFiles {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tap('ListFiles', (compilation) => {
      const names = compilation.getAssets().map(({ name }) => name)
      writeFileSync(path.join(compiler.outputPath, FILE_LIST), JSON.stringify(names.toSorted()))
    })
  }
}
