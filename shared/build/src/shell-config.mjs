import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'

import { baseConfig } from './base-config.mjs'
import { EntryFiles } from './entry-files.mjs'
import { sharedByShell } from './shared-modules.mjs'

/** Libraries change less often than our code: a file of their own stays in the browser's cache. */
export const initialVendorChunk = {
  splitChunks: {
    cacheGroups: {
      vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', priority: 10 },
    },
  },
}

/** The shell: the only host. No remote's name or address is in it; the live list brings them at run time. */
export function shellConfig(dir) {
  const config = baseConfig({ dir, name: 'shell' })
  return {
    ...config,
    entry: { main: './src/main.tsx' },
    output: { ...config.output, publicPath: '/assets/', path: `${dir}/dist/browser` },
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
      new EntryFiles(),
      ...config.plugins,
    ],
    optimization: { ...config.optimization, ...initialVendorChunk },
  }
}
