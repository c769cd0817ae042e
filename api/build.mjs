import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

/** @param {string} file */
const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/** @returns {Record<string, string>} the file of each of the contracts' entries, by the name that it is imported by */
function contractsEntries() {
  const folder = here('../shared/contracts')
  /** @type {{ name: string, exports: Record<string, string> }} */
  const { name, exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return Object.fromEntries(
    Object.entries(exports).map(([entry, file]) => [path.posix.join(name, entry), path.join(folder, file)]),
  )
}

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
  alias: contractsEntries(),
  sourcemap: true,
  logLevel: 'warning',
})
