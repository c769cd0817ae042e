import path from 'node:path'

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'

import { baseConfig } from './base-config.mjs'
import { EntryFiles } from './entry-files.mjs'
import { serverConfig } from './server-config.mjs'
import { sharedByShell } from './shared-modules.mjs'

/** Libraries change less often than our code: a file of their own stays in the browser's cache. */
export const initialVendorChunk = {
  splitChunks: {
    cacheGroups: {
      vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', priority: 10 },
    },
  },
}

/**
 * The shell for the browser and for the edge, which renders its frame.
 * @param {string} dir
 */
export const shellConfig = (dir) => [
  browserConfig(dir),
  serverConfig({ dir, name: 'shell', entry: './src/server.tsx', folder: 'dist' }),
]

/**
 * The only host. No remote's name or address is in it; the registry brings them at run time.
 * @param {string} dir
 */
function browserConfig(dir) {
  const config = baseConfig({ dir, name: 'shell' })
  return {
    ...config,
    entry: { main: './src/main.tsx' },
    output: {
      ...config.output,
      publicPath: '/assets/',
      path: `${dir}/dist/browser`,
      // What the shell brings on demand, such as the login, has nothing to fall back to: it is waited for.
      chunkLoadTimeout: 15_000,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'nireeka_shell',
        shared: sharedByShell(),
        manifest: false,
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        experiments: { optimization: { target: 'web' } },
      }),
      new EntryFiles(path.join(dir, 'src/routes.ts')),
      ...config.plugins,
    ],
    optimization: { ...config.optimization, ...initialVendorChunk },
  }
}
