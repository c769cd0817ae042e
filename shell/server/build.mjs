import { build } from 'esbuild'

import { BUILD_OPTIONS } from './build-options.mjs'

/** Bundles the edge, and the thread that renders its pages, as one file each. */
await build({
  ...BUILD_OPTIONS,
  entryPoints: { edge: 'server/edge.ts', worker: 'server/rendering/worker.ts' },
  outdir: 'dist/server',
})
