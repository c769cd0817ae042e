import path from 'node:path'

import { baseConfig, EntryFiles, initialVendorChunk } from '@nireeka/tooling'

import { REMOTES } from '@nireeka/scripts/release/publish'

const root = path.resolve(import.meta.dirname, '../..')
const config = baseConfig({ dir: import.meta.dirname, name: 'shell' })
/** @param {string} place */
const file = (place) => JSON.stringify(path.join(root, place))

/**
 * Compiles the shell and the remotes together, through an entry made here, so that no source file imports across
 * packages.
 */
const source = `
import { readPageData } from ${file('shell/src/remotes/page-data.ts')}
import { startShell } from ${file('shell/src/start-shell.tsx')}
const remotes = { ${REMOTES.map((name) => `${name}: () => import(${file(`mfe-${name}/src/remote.ts`)})`)} }
startShell({ load: ({ name }) => remotes[name](), prefetch: ({ name }) => remotes[name]() }, readPageData())
`

/** A single webpack build of the same source: no federation, one chunk per remote. */
export default {
  ...config,
  entry: { main: `data:text/javascript,${encodeURIComponent(source)}` },
  output: { ...config.output, publicPath: '/assets/' },
  plugins: [new EntryFiles(path.join(root, 'shell/src/routes.ts')), ...config.plugins],
  optimization: { ...config.optimization, ...initialVendorChunk },
}
