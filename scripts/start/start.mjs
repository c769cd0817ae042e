/**
 * `npm start`: installs and builds everything that a fresh clone needs, and then serves the whole site on one port.
 * `npm run start:api` and `npm run start:edge` start one half of it.
 */
import { ownSettings } from './environment.mjs'
import { buildWhatChanged, installWhenNeeded } from '../setup/prepare.mjs'

const PROGRAMS = {
  site: () => import('./site.mjs'),
  api: () => import('./api.mjs'),
  edge: () => import('./edge.mjs'),
}

const [name = 'site'] = process.argv.slice(2)
const open = Object.entries(PROGRAMS).find(([known]) => known === name)?.[1]
if (!open) {
  console.error(`Name what to start: ${Object.keys(PROGRAMS).join(', ')}`)
  process.exit(1)
}
// A configuration that isn't safe is told at once, not after minutes of installing and building.
ownSettings()
await installWhenNeeded()
await buildWhatChanged('!@nireeka/gallery')
await open()
