/**
 * `npm run bench:composition`: compares the composed site with a single bundle of the same source, in bytes, requests
 * and time to content.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { findBrowser } from '@nireeka/scripts/setup/find-browser'
import { buildWhatChanged, installWhenNeeded } from '@nireeka/scripts/setup/prepare'
import { root } from '@nireeka/scripts/root'
import { run } from '@nireeka/scripts/run'
import { measure } from './measure.mjs'

const RUNS = Number(process.env.RUNS ?? 7)
const LINES = [
  { name: '9 Mbps', kbps: 9000 },
  { name: '1.6 Mbps', kbps: 1600 },
]
const PAGES = [
  { path: '/', content: 'main h1' },
  { path: '/shop/accessories', content: 'main li h2 a' },
  { path: '/help-center', content: 'main li a' },
]

await installWhenNeeded()
await buildWhatChanged()
await run('npx', ['webpack', '--mode', 'production', '-c', 'bench/composition/webpack.config.mjs'], {
  cwd: root,
})
Object.assign(process.env, await findBrowser())

const { serveSite } = await import('@nireeka/scripts/start/serve-site')
const dataDir = await mkdtemp(path.join(tmpdir(), 'nireeka-bench-'))
await mkdir(path.join(dataDir, 'none'))
// Both are rendered in the browser, so that only the composition is compared.
const composed = await serveSite({ port: 0, dataDir, edge: { rendering: null } })
const bundled = await serveSite({
  port: 0,
  dataDir,
  // Without releases, so that its pages have no preload hints for unused files.
  edge: {
    browserDir: path.join(root, 'bench/composition/dist'),
    releasesDir: path.join(dataDir, 'none'),
    rendering: null,
  },
})

try {
  for (const line of LINES) {
    console.log(`\n${line.name}, 150 ms round trip, ${RUNS} cold loads each, alternating; medians`)
    console.log('page                  site         scripts    requests   time to content')
    for (const page of PAGES) {
      // The runs alternate, so that other load on the machine affects both equally.
      const rows = await measure({
        sites: { composed: composed.address, 'one bundle': bundled.address },
        page,
        line,
        runs: RUNS,
      })
      for (const [site, { bytes, requests, ms }] of Object.entries(rows)) {
        const cells = [
          page.path.padEnd(21),
          site.padEnd(12),
          `${(bytes / 1000).toFixed(1)} kB`.padEnd(10),
          `${requests}`.padEnd(10),
        ]
        console.log(`${cells.join(' ')} ${Math.round(ms)} ms`)
      }
      const { composed: a, 'one bundle': b } = rows
      if (!a || !b) throw new Error('Both sites have to be measured')
      console.log(
        `${' '.repeat(22)}ratio        ${(a.bytes / b.bytes).toFixed(2)}                  ${(a.ms / b.ms).toFixed(2)}`,
      )
    }
  }
} finally {
  await bundled.close()
  await composed.close()
  await rm(dataDir, { recursive: true, force: true })
}
