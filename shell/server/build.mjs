import { build } from 'esbuild'

/** The edge as one file for Node; npm packages stay outside, our own are bundled. */
await build({
  entryPoints: ['server/edge.ts'],
  outdir: 'dist/server',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  alias: { '@nireeka/contracts': '../shared/contracts/src/index.ts' },
  logLevel: 'warning',
})
