import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import type { RemoteRegistry, StaffArea } from '@nireeka/contracts'
import { readRoutes } from '@nireeka/tooling/read-routes'
import { routeTable } from '@nireeka/tooling/route-table'

import { createEdge, type EdgeNeeds } from '../../server/edge.ts'

const assets = (name: string) => ({ js: { sync: [`${name}.js`] }, css: { sync: [`${name}.css`] } })
const manifest = {
  metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } },
  exposes: [{ assets: assets('expose') }],
}

/** Files on disk: the shell's build, one public release, one staff release and a picture. */
const FILES: Record<string, string> = {
  'browser/entry.json': JSON.stringify({
    scripts: ['main.js'],
    styles: ['main.css'],
    chunks: {},
    modules: {},
    fonts: [],
    table: routeTable(readRoutes(join(import.meta.dirname, '../routes.ts'))),
  }),
  'browser/main.js': 'start()',
  'pictures/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'releases/shop/1.0.0/mf-manifest.json': JSON.stringify(manifest),
  'releases/shop/1.0.0/remote.json': JSON.stringify({
    pages: [{ path: '/shop/cart', search: 'closed', chunk: 'cart' }],
  }),
  'releases/shop/1.0.0/chunks.json': JSON.stringify({ cart: ['js/cart.js', 'css/cart.css'] }),
  'releases/shop/1.0.0/remoteEntry.js': 'shop()',
  'releases/shop/1.0.0/server/page.cjs': 'render()',
  'releases/backoffice/1.0.0/remoteEntry.js': 'backoffice()',
}

export const LIVE: RemoteRegistry = {
  remotes: [
    {
      name: 'shop',
      version: '1.0.0',
      manifest: '/remotes/shop/1.0.0/mf-manifest.json',
      routes: [{ path: '/shop', access: 'guest', title: 'Shop', description: 'Accessories.' }],
    },
  ],
}

const AUDIENCES: Record<string, 'public' | 'staff'> = {
  'shop@1.0.0': 'public',
  'backoffice@1.0.0': 'staff',
}

const USERS: Record<string, { is_admin: number; areas?: readonly StaffArea[] }> = {
  customer: { is_admin: 0 },
  agent: { is_admin: 1, areas: ['support'] },
  writer: { is_admin: 1, areas: ['content'] },
  admin: { is_admin: 9 },
}

/** Starts an edge server on a temporary folder, with extra files if the test has any. The test must close it. */
export async function openEdge(needs: Partial<EdgeNeeds> = {}, files: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'nireeka-edge-'))
  const tidy = () => rm(folder, { recursive: true })
  for (const [path, text] of Object.entries({ ...FILES, ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const app = await createEdge({
    live: async () => LIVE,
    audience: async (name, version) => AUDIENCES[`${name}@${version}`] ?? null,
    read: async () => null,
    readDraft: async () => null,
    subscribe: async () => null,
    followEmailLink: async () => null,
    changes: { subscribe: () => () => undefined, isWatching: () => true },
    rendering: null,
    whoIs: async (token) => USERS[token] ?? null,
    browserDir: join(folder, 'browser'),
    releasesDir: join(folder, 'releases'),
    picturesDir: join(folder, 'pictures'),
    ...needs,
  }).catch(async (error: unknown) => {
    await tidy()
    throw error
  })
  const close = async () => {
    await app.close()
    await tidy()
  }
  return { app, close }
}
