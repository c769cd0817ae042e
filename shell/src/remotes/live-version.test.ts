import type { RegisteredRemote } from '@nireeka/contracts'
import { fakeHttp } from '@nireeka/kit/testing'
import { expect, test } from 'vitest'

import { readLiveVersion } from './live-version.ts'

const remote = (name: string, version: string, access: 'guest' | 'admin'): RegisteredRemote => ({
  name,
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  routes: [{ path: `/${name}`, access, title: name, description: '' }],
})

test('what is live now is asked for, so that a rollback heals open pages', async () => {
  const { http } = fakeHttp({ 'GET /api/remotes': { remotes: [remote('help', '1.0.0', 'guest')] } })
  const live = await readLiveVersion(remote('help', '1.1.0', 'guest'), http)
  expect(live.version).toBe('1.0.0')
})

test('the remotes of staff are asked for in their own list', async () => {
  const { http } = fakeHttp({ 'GET /api/remotes/staff': { remotes: [remote('office', '1.0.0', 'admin')] } })
  const live = await readLiveVersion(remote('office', '1.1.0', 'admin'), http)
  expect(live.version).toBe('1.0.0')
})

test('a remote that is not live any more stays as it was', async () => {
  const { http } = fakeHttp({ 'GET /api/remotes': { remotes: [] } })
  expect(await readLiveVersion(remote('help', '1.1.0', 'guest'), http)).toMatchObject({ version: '1.1.0' })
})
