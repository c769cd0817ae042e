import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { fillRegistry } from './publish.mjs'

/** @type {string} */
let folder
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nireeka-fill-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** @param {string} version */
async function buildOf(version) {
  const dist = path.join(folder, `dist-${version}`)
  await mkdir(dist, { recursive: true })
  await writeFile(path.join(dist, 'remote.json'), version)
  return { name: 'shop', version, dist, routes: [] }
}

/** Returns a registry in memory with the API's rule: only an empty one is filled. */
function registry() {
  /** @type {Array<{ name: string, version: string, isLive: boolean }>} */
  const rows = []
  return {
    list: async () => rows.map((row) => ({ ...row, audience: 'public', published_at: new Date(0) })),
    publishFirst: async (/** @type {Array<{ name: string, version: string }>} */ releases) => {
      if (rows.length === 0)
        rows.push(...releases.map(({ name, version }) => ({ name, version, isLive: true })))
    },
  }
}

const files = () => readdir(path.join(folder, 'releases/shop')).catch(() => [])

test('a first start makes every build live', async () => {
  const remotes = registry()
  const waiting = await fillRegistry({
    remotes,
    releasesDir: path.join(folder, 'releases'),
    builds: [await buildOf('1')],
  })
  expect(waiting).toEqual([])
  expect(await remotes.list()).toMatchObject([{ name: 'shop', version: '1', isLive: true }])
  expect(await files()).toEqual(['1'])
})

test('a start with another build changes nothing, and tells which build waits to be released', async () => {
  const remotes = registry()
  const releasesDir = path.join(folder, 'releases')
  await fillRegistry({ remotes, releasesDir, builds: [await buildOf('1')] })
  const waiting = await fillRegistry({ remotes, releasesDir, builds: [await buildOf('2')] })
  expect(waiting).toMatchObject([{ name: 'shop', version: '2' }])
  expect(await remotes.list()).toMatchObject([{ version: '1', isLive: true }])
  expect(await files()).toEqual(['1'])
})

test('the files of what is live are put where they are missing, as on a second machine', async () => {
  const remotes = registry()
  const releasesDir = path.join(folder, 'releases')
  await fillRegistry({ remotes, releasesDir, builds: [await buildOf('1')] })
  await rm(releasesDir, { recursive: true })
  await fillRegistry({ remotes, releasesDir, builds: [await buildOf('1')] })
  expect(await files()).toEqual(['1'])
})

test('files of an earlier build, which the build does not list, are not released', async () => {
  const build = await buildOf('1')
  await writeFile(path.join(build.dist, 'files.json'), JSON.stringify(['remote.json']))
  await writeFile(path.join(build.dist, 'of-an-earlier-build.js'), 'old')
  await fillRegistry({ remotes: registry(), releasesDir: path.join(folder, 'releases'), builds: [build] })
  expect(await readdir(path.join(folder, 'releases/shop/1'))).toEqual(['files.json', 'remote.json'])
})
