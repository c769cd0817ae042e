import path from 'node:path'

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'

import { baseConfig } from './base-config.mjs'

/** @param {string} name */
const page = (name) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name} alone</title><link rel="icon" href="/pictures/favicon.svg"></head>
<body><script src="/main.js"></script></body>
</html>
`

/**
 * Returns the configuration of a remote without federation: its pages, the stand-in shell, and a development server
 * that forwards /api and /pictures.
 * @param {{ dir: string, root: string, remote: { name: string }, port: number, api: string }} options
 */
export function devConfig({ dir, root, remote, port, api }) {
  const config = baseConfig({ dir, name: remote.name, isDevelopment: true })
  return {
    ...config,
    entry: { main: './src/standalone.ts' },
    output: { ...config.output, path: path.join(dir, 'dist/dev'), publicPath: '/', clean: false },
    plugins: [
      ...config.plugins,
      new ReactRefreshPlugin({ overlay: false }),
      new WritePage(page(remote.name)),
    ],
    devServer: {
      port,
      host: 'localhost',
      hot: true,
      // Our own signal handler also closes the API's database.
      setupExitSignals: false,
      historyApiFallback: true,
      client: { overlay: false },
      static: [{ directory: path.join(root, 'shared/bike3d/pictures/drawn'), publicPath: '/pictures' }],
      proxy: [{ context: ['/api'], target: api }],
    },
  }
}

class WritePage {
  /** @param {string} html */
  constructor(html) {
    this.html = html
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap('WritePage', (compilation) => {
      compilation.hooks.processAssets.tap('WritePage', () => {
        compilation.emitAsset('index.html', new RawSource(this.html))
      })
    })
  }
}
