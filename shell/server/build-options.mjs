import { fileURLToPath } from 'node:url'

/** @param {string} path */
const shared = (path) => fileURLToPath(new URL(`../../shared/${path}`, import.meta.url))

/**
 * The esbuild options for the edge's server code: npm packages stay outside the bundle, our own are bundled.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const BUILD_OPTIONS = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  alias: {
    '@nireeka/tooling/release-hash': shared('tooling/src/release-hash.mjs'),
    '@nireeka/tooling/server-modules': shared('tooling/src/server-modules.mjs'),
    '@nireeka/tooling/server-bundle': shared('tooling/src/server-bundle.mjs'),
    '@nireeka/contracts': shared('contracts/src/index.ts'),
    '@nireeka/kit/router': shared('kit/src/router.ts'),
  },
  logLevel: 'warning',
}
