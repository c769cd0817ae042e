import path from 'node:path'

import { baseConfig } from './base-config.mjs'
import { SERVER_BUNDLE } from './server-bundle.mjs'
import { SERVER_MODULES } from './server-modules.mjs'

/**
 * Returns the build of the second, small bundle of the shell or a remote, which names the data of its pages and
 * renders them on the server.
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
    // Modules of which the edge has one copy for all bundles.
    externals: Object.fromEntries(SERVER_MODULES.map((module) => [module, `commonjs2 ${module}`])),
    // Excludes the variants for Node and for browsers: a bundle has neither Node's modules nor a document.
    resolve: { ...config.resolve, conditionNames: ['es2015', 'import', 'module', 'require', 'default'] },
    // One file only: a server bundle loads no chunks.
    module: { ...config.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    plugins: [],
    optimization: { ...config.optimization, splitChunks: false, nodeEnv: 'production' },
  }
}
