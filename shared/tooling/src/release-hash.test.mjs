import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { releaseFiles } from './release-files.mjs'
import { releaseHash } from './release-hash.mjs'

/** @type {string} */
let folder

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nireeka-release-'))
  await mkdir(path.join(folder, 'js'))
  await writeFile(path.join(folder, 'js/main.js'), 'one')
  await writeFile(path.join(folder, 'remote.json'), '{}')
})

afterEach(() => rm(folder, { recursive: true }))

test('the same files have the same hash, wherever they lie', async () => {
  const before = await releaseHash(folder)
  const moved = `${folder}-moved`
  await rename(folder, moved)
  folder = moved
  expect(await releaseHash(folder)).toBe(before)
  expect(before).toMatch(/^[0-9a-f]{10}$/)
})

test('a byte more, another name and a new file are each another release', async () => {
  const hashes = [await releaseHash(folder)]
  await writeFile(path.join(folder, 'js/main.js'), 'one.')
  hashes.push(await releaseHash(folder))
  await rename(path.join(folder, 'js/main.js'), path.join(folder, 'js/other.js'))
  hashes.push(await releaseHash(folder))
  await writeFile(path.join(folder, 'js/new.js'), '')
  hashes.push(await releaseHash(folder))
  expect(new Set(hashes).size).toBe(4)
})

test('files that the build does not list are no part of the release', async () => {
  await mkdir(path.join(folder, 'server'))
  await writeFile(path.join(folder, 'server/page.cjs'), 'page')
  await writeFile(path.join(folder, 'files.json'), JSON.stringify(['js/main.js', 'remote.json']))
  const before = await releaseHash(folder)
  await writeFile(path.join(folder, 'js/of-an-earlier-build.js'), 'old')
  expect(await releaseFiles(folder)).toEqual(['files.json', 'js/main.js', 'remote.json', 'server/page.cjs'])
  expect(await releaseHash(folder)).toBe(before)
})

test('a release without one of its files is another one', async () => {
  await writeFile(path.join(folder, 'files.json'), JSON.stringify(['js/main.js', 'remote.json']))
  const before = await releaseHash(folder)
  await rm(path.join(folder, 'js/main.js'))
  expect(await releaseHash(folder)).not.toBe(before)
})
