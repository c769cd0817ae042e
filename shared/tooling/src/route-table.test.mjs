import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import browserHalf from './browser-half-loader.cjs'
import browserRoutes from './browser-routes-loader.cjs'
import { readRoutes } from './read-routes.mjs'
import { routeTable } from './route-table.mjs'

const ROUTES = `
import { defineRoutes } from '@nireeka/kit/routes'
import { lazyPage } from '@nireeka/ui'
import { List } from './list.tsx'
import * as listServer from './list.server.ts'
const BELOW = '/bells/:id'
export const routes = defineRoutes([
  { path: '/bells/:page?', title: 'Bells', description: 'All.', skeletonBelow: 'text', page: List, server: listServer, sitemap: ['/bells/1'] },
  { path: BELOW, page: lazyPage(() => import('./bell.tsx').then((module) => module.Bell)), chunk: 'bell', sitemap: [{ path: BELOW, address: '/api/bells', list: 'items' }] },
  { path: '/bells/search', search: 'noindex', page: List },
  { path: '/bells/own', title: 'Yours', access: 'member', page: List },
  { path: '/bells/own/new', page: List },
  { path: '/horns', movedTo: '/bells' },
  { path: '/rings', title: 'Rings', page: List, query: ['size'], chunk: 'rings' },
  { path: '*', status: 404, page: List },
])
`

/** @param {string} text */
async function tableOf(text) {
  const folder = await mkdtemp(path.join(tmpdir(), 'nireeka-routes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'routes.ts'), text)
  return routeTable(readRoutes(path.join(folder, 'routes.ts')))
}

test('the rows with a title are the sections of the registry', async () => {
  const { routes } = await tableOf(ROUTES)
  expect(routes).toEqual([
    { path: '/bells', access: 'guest', title: 'Bells', description: 'All.', skeletonBelow: 'text' },
    { path: '/bells/own', access: 'member', title: 'Yours', description: '' },
    { path: '/rings', access: 'guest', title: 'Rings', description: '' },
  ])
})

test('what isn’t for everybody is closed to search engines, with all below it', async () => {
  const { pages } = await tableOf(ROUTES)
  expect(pages).toEqual([
    { path: '/bells/:page?', search: 'listed', query: [] },
    { path: '/bells/:id', search: 'listed', query: [], chunk: 'bell' },
    { path: '/bells/search', search: 'noindex', query: [] },
    { path: '/bells/own', search: 'closed', query: [] },
    { path: '/bells/own/new', search: 'closed', query: [] },
    { path: '/rings', search: 'listed', query: ['size'], chunk: 'rings' },
  ])
})

test('pages that have moved are named by their old paths', async () => {
  expect((await tableOf(ROUTES)).moved).toEqual(['/horns'])
  expect(await tableOf(ROUTES.replace(/.*movedTo.*/, ''))).not.toHaveProperty('moved')
})

test('the sitemap has what a row says, or its own address', async () => {
  const { sitemap } = await tableOf(ROUTES)
  expect(sitemap).toEqual([
    '/bells/1',
    { path: '/bells/:id', address: '/api/bells', list: 'items' },
    '/rings',
  ])
})

/** @param {string} source */
const half = (source) => browserHalf.call({ resourcePath: '/src/list.server.ts' }, source)

test.each([
  ['export const loader: Loader<Path> = () => 1\nexport const meta = 2', 'loader'],
  ['export async function loader() {}', 'loader'],
  ['export const meta = 1', ''],
  ['export const loaders = 1', ''],
])('of %j a browser gets { %s }', (source, names) => {
  expect(half(source)).toBe(`export { ${names} } from "./list.server.ts?whole"`)
})

test('a browser gets of a row what leads to its page', () => {
  const row = `  {
    path: '/bells',
    title: 'Bells',
    description:
      'Loud ones, and the rider\\'s own.',
    access: 'member',
    search: 'closed',
    page: lazyPage(() => import('./bells.tsx').then((module) => module.Bells)),
    query: [
      'size',
      'page',
    ],
    chunk: 'bells',
  },`
  expect(
    String(browserRoutes.call({}, row))
      .replaceAll(/\n\s*\n/g, '\n')
      .replaceAll(/\n +/g, ' '),
  ).toBe(
    "  { path: '/bells', title: 'Bells', page: lazyPage(() => import('./bells.tsx').then((module) => module.Bells)), },",
  )
})

/** @param {string} row */
const lazyTable = (row) =>
  tableOf(`
import { defineRoutes } from '@nireeka/kit/routes'
import { lazyPage } from '@nireeka/ui'
export const routes = defineRoutes([{ ${row}, page: lazyPage(() => import('./bell.tsx')) }])
`)

test('a lazy page that the server renders names its chunk', async () => {
  await expect(lazyTable("path: '/bells'")).rejects.toThrow(
    '/bells is a lazy page that the server renders: name its chunk',
  )
})

test.each([
  "path: '/bells', chunk: 'bells'",
  "path: '/bells', isServerRendered: false",
  "path: '/bells', title: 'Yours', access: 'member'",
])('a lazy page with %s is accepted', async (row) => {
  await expect(lazyTable(row)).resolves.toBeDefined()
})
