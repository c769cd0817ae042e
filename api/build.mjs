import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

/** @param {string} file */
const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/** @returns {Record<string, string>} the source file of each entry of the contracts package, by its import name */
function contractsEntries() {
  const folder = here('../shared/contracts')
  /** @type {{ name: string, exports: Record<string, string> }} */
  const { name, exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return Object.fromEntries(
    Object.entries(exports).map(([entry, file]) => [path.posix.join(name, entry), path.join(folder, file)]),
  )
}

rmSync(here('dist'), { recursive: true, force: true })
// npm packages stay outside the bundle; only the contracts package, which is TypeScript source, is bundled.
await build({
  entryPoints: [here('src/index.ts'), here('src/server.ts')],
  outdir: here('dist'),
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  alias: contractsEntries(),
  sourcemap: true,
  logLevel: 'warning',
})
