import path from 'node:path'

import { baseConfig } from './base-config.mjs'
import { SERVER_BUNDLE } from './server-bundle.mjs'
import { SERVER_MODULES } from './server-modules.mjs'

/**
 * The second, small bundle of whatever has pages: it names their data and renders them on the server.
 * @param {{ dir: string, name: string, entry: string, folder: string }} options
 */
export function serverConfig({ dir, name, entry, folder }) {
  const config = baseConfig({ dir, name, isServer: true })
  return {
    ...config,
    name: 'server',
    target: 'node20',
    entry: { page: entry },
    output: {
      path: path.join(dir, folder, path.dirname(SERVER_BUNDLE)),
      clean: true,
      uniqueName: config.output.uniqueName,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    // The edge has one copy of these for all.
    externals: Object.fromEntries(SERVER_MODULES.map((module) => [module, `commonjs2 ${module}`])),
    // Neither Node's modules nor a document are there.
    resolve: { ...config.resolve, conditionNames: ['es2015', 'import', 'module', 'require', 'default'] },
    // One file: nothing is fetched later.
    module: { ...config.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    plugins: [],
    optimization: { ...config.optimization, splitChunks: false, nodeEnv: 'production' },
  }
}
