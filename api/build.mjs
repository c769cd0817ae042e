import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const contracts = here('../shared/contracts/src/')

rmSync(here('dist'), { recursive: true, force: true })
// Packages stay outside the bundle, but for the contracts, which are TypeScript.
await build({
  entryPoints: [here('src/index.ts'), here('src/server.ts')],
  outdir: here('dist'),
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  alias: {
    '@nireeka/contracts/api': `${contracts}api/index.ts`,
    '@nireeka/contracts/bike-build': `${contracts}bike-build/index.ts`,
    '@nireeka/contracts/zod': `${contracts}zod.ts`,
    '@nireeka/contracts': `${contracts}index.ts`,
  },
  sourcemap: true,
  logLevel: 'warning',
})
