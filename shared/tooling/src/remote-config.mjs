import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'

import { baseConfig } from './base-config.mjs'
import { ChunkTimeout } from './chunk-timeout.mjs'
import { EmitText } from './emit-text.mjs'
import { FixedIds } from './fixed-ids.mjs'
import { ListFiles } from './list-files.mjs'
import { NamedChunks } from './named-chunks.mjs'
import { remoteOf } from './remote-of.mjs'
import { serverConfig } from './server-config.mjs'
import { RetryChunks } from './retry-chunks.mjs'
import { sharedByRemote } from './shared-modules.mjs'
import { WaitForStyles } from './wait-for-styles.mjs'

/**
 * Returns the name of the global variable that holds a remote's container. Its prefix keeps it apart from the ids in
 * user content, since an element with that id would shadow the variable.
 * @param {string} name
 */
export const containerName = (name) => `nireeka_remote_${name}`

/** Remotes use the shell's copy of federation's runtime, so an entry contains only what is its own. */
const SHELLS_RUNTIME = {
  [fileURLToPath(import.meta.resolve('@module-federation/webpack-bundler-runtime/bundler'))]: fileURLToPath(
    new URL('federation/shells-runtime.cjs', import.meta.url),
  ),
}

/**
 * Returns the whole build of a remote: its routes are in src/routes.ts, its entries are src/remote.ts and
 * src/server.ts.
 * @param {string} dir
 */
export function remoteConfig(dir) {
  const { name } = remoteOf(dir)
  const server = './src/server.ts'
  const hasServer = existsSync(path.join(dir, server))
  return [
    browserConfig(dir, name),
    ...(hasServer ? [serverConfig({ dir, name, entry: server, folder: 'dist' })] : []),
  ]
}

/**
 * @param {string} dir
 * @param {string} name
 */
function browserConfig(dir, name) {
  const config = baseConfig({ dir, name })
  return {
    ...config,
    entry: {},
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...SHELLS_RUNTIME } },
    // The server bundle's folder is excluded, because its own build cleans it.
    output: { ...config.output, publicPath: 'auto', clean: { keep: /^server\// } },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './remote': './src/remote.ts' },
        shared: sharedByRemote(),
        manifest: true,
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        experiments: { optimization: { target: 'web', disableRemote: true } },
      }),
      new FixedIds(),
      new ChunkTimeout(),
      new RetryChunks(),
      new WaitForStyles(),
      new NamedChunks(),
      new EmitText({
        name: 'remote.json',
        file: path.join(dir, 'src/routes.ts'),
        makeText: () => JSON.stringify(remoteOf(dir)),
      }),
      ...config.plugins,
      new ListFiles(),
    ],
  }
}
