import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'

import { baseConfig } from './base-config.mjs'
import { EntryFiles } from './entry-files.mjs'
import { serverConfig } from './server-config.mjs'
import { sharedByShell } from './shared-modules.mjs'

/**
 * Puts libraries into a file of their own, which stays in browser caches longer because they change less often than
 * our code.
 */
export const initialVendorChunk = {
  splitChunks: {
    cacheGroups: {
      vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', priority: 10 },
    },
  },
}

/** @param {string} specifier */
const fileOf = (specifier) => fileURLToPath(import.meta.resolve(specifier))

/**
 * What of federation's code the shell doesn't need: remotes that are named at build time, of which there are none, and
 * sentences for its error codes, whose messages have the code and the address of its page anyway.
 */
const UNUSED = {
  [fileOf('@module-federation/webpack-bundler-runtime/dist/remotes.js')]: false,
  [path.join(path.dirname(fileOf('@module-federation/error-codes')), 'desc.mjs')]: path.join(
    import.meta.dirname,
    'federation/no-descriptions.mjs',
  ),
}

/**
 * Returns the builds of the shell: for the browser, and for the edge, which renders the frame.
 * @param {string} dir
 */
export const shellConfig = (dir) => [
  browserConfig(dir),
  serverConfig({ dir, name: 'shell', entry: './src/server.tsx', folder: 'dist' }),
]

/**
 * Returns the browser's build of the shell, the only federation host. It contains no remote's name or address; the
 * registry supplies them at run time.
 * @param {string} dir
 */
function browserConfig(dir) {
  const config = baseConfig({ dir, name: 'shell' })
  return {
    ...config,
    // The styles first: imported by main.tsx, they would come after those of the modules that it evaluates in parts.
    entry: { main: ['./src/styles.ts', './src/main.tsx'] },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...UNUSED } },
    output: {
      ...config.output,
      publicPath: '/assets/',
      path: `${dir}/dist/browser`,
      // Chunks of the shell, such as the log-in page, have no fallback, so the timeout is long.
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
      new webpack.DefinePlugin({ BUNDLER_RUNTIME: '__webpack_require__.federation' }),
      new EntryFiles(path.join(dir, 'src/routes.ts')),
      ...config.plugins,
    ],
    optimization: { ...config.optimization, ...initialVendorChunk },
  }
}
