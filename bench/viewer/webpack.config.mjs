import path from 'node:path'

import { baseConfig } from '@nireeka/tooling'

const root = path.resolve(import.meta.dirname, '../..')
/** @param {string} place */
const file = (place) => JSON.stringify(path.join(root, 'shared/bike3d/src', place))

/**
 * The source of a page with nothing but the 3D view, loaded as in a remote; the benchmark's script decides what it
 * shows.
 */
const source = `
import { loadLive } from ${file('viewer/load-live.ts')}
import { readFacts } from ${file('viewer/read-facts.ts')}
globalThis.viewer = { loadLive, readFacts }
`

const config = baseConfig({ dir: import.meta.dirname, name: 'viewer' })

export default {
  ...config,
  entry: { main: `data:text/javascript,${encodeURIComponent(source)}` },
  output: { ...config.output, publicPath: 'auto' },
}
