import { fileURLToPath } from 'node:url'

const shared = (path) => fileURLToPath(new URL(`../../shared/${path}`, import.meta.url))

/** How the edge's code becomes files for Node: npm packages stay outside, our own are bundled. */
export const BUILD_OPTIONS = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  alias: {
    '@nireeka/build/release-hash': shared('build/src/release-hash.mjs'),
    '@nireeka/build/server-modules': shared('build/src/server-modules.mjs'),
    '@nireeka/build/server-bundle': shared('build/src/server-bundle.mjs'),
    '@nireeka/contracts': shared('contracts/src/index.ts'),
  },
  logLevel: 'warning',
}
