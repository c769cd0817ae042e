import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { releaseHash } from '@nireeka/tooling/release-hash'
import { expect, onTestFinished, test } from 'vitest'

import { createReleaseCheck } from './release-check.ts'

async function publishShop() {
  const folder = await mkdtemp(join(tmpdir(), 'nireeka-releases-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const draft = join(folder, 'draft')
  await mkdir(join(draft, 'server'), { recursive: true })
  await writeFile(join(draft, 'server/page.cjs'), 'exports.render = 1')
  await writeFile(join(draft, 'remoteEntry.js'), 'shop()')
  const remote = { name: 'shop', version: `0.1.0-${await releaseHash(draft)}`, manifest: '', routes: [] }
  await mkdir(join(folder, 'shop'))
  await rename(draft, join(folder, 'shop', remote.version))
  return { remote, folder, file: join(folder, 'shop', remote.version, 'server/page.cjs') }
}

test('a release that is what its version says may be run', async () => {
  const { remote, folder } = await publishShop()
  await expect(createReleaseCheck(folder)(remote)).resolves.toBeUndefined()
})

test('one changed byte, and its code is not run', async () => {
  const { remote, folder, file } = await publishShop()
  await writeFile(file, 'exports.render = 2')
  await expect(createReleaseCheck(folder)(remote)).rejects.toMatchObject({ reason: 'broken' })
})

test('a release that isn’t there is missing', async () => {
  const { remote, folder } = await publishShop()
  const other = { ...remote, version: '0.2.0-0123456789' }
  await expect(createReleaseCheck(folder)(other)).rejects.toMatchObject({ reason: 'missing' })
})
