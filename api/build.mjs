import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

/** What the PDF threads load, each a file of its own (src/platform/pdf/pdf-threads.ts). */
const PDF_MODULES = [
  'src/sales/invoices/draw/draw-credit-note.ts',
  'src/sales/invoices/draw/draw-invoice.ts',
  'src/sales/returns/label/draw/draw-return-label.ts',
  'src/sales/shipments/draw/draw-packing-slip.ts',
  'src/sales/workshop/draw/draw-build-sheets.ts',
  'src/bikes/summary/draw/draw-summary.ts',
]

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
  entryPoints: ['src/index.ts', 'src/server.ts', ...PDF_MODULES].map(here),
  outbase: here('src'),
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
