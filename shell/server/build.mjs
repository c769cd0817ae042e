import { build } from 'esbuild'

/** The edge and the threads that render its pages, as one file each; npm packages stay outside, our own are bundled. */
await build({
  entryPoints: { edge: 'server/edge.ts', worker: 'server/rendering/worker.ts' },
  outdir: 'dist/server',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  alias: {
    '@nireeka/build/release-hash': '../shared/build/src/release-hash.mjs',
    '@nireeka/build/server-modules': '../shared/build/src/server-modules.mjs',
    '@nireeka/build/server-bundle': '../shared/build/src/server-bundle.mjs',
    '@nireeka/contracts': '../shared/contracts/src/index.ts',
  },
  logLevel: 'warning',
})
