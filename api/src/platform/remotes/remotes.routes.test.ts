import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'

type Access = 'guest' | 'member' | 'staff' | 'admin'
const release = (name: string, version: string, routes: Record<string, Access>) => ({
  name,
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  routes: Object.entries(routes).map(([path, access]) => ({ path, access, title: name, description: '' })),
})
const shop = (version: string) =>
  release('shop', version, { '/shop': 'guest', '/shop/cart/checkout': 'member' })
const backOffice = release('backoffice', '1.0.0', { '/backoffice': 'admin' })

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const table of ['remote_history', 'remote_live', 'remote_releases'] as const) {
    await app.db.deleteFrom(table).execute()
  }
})
const liveVersions = async () =>
  (await app.remotes.live()).remotes.map(({ name, version }) => `${name} ${version}`)

test('a release is known and live at once', async () => {
  await app.remotes.publish(shop('1.0.0'))
  expect((await app.call('/api/remotes')).json().data).toEqual({ remotes: [shop('1.0.0')] })
  expect(await app.remotes.list()).toMatchObject([{ name: 'shop', version: '1.0.0', isLive: true }])
})

test('the back office is named to staff only', async () => {
  await app.remotes.publish(backOffice)
  await app.remotes.publish(shop('1.0.0'))
  expect(await liveVersions()).toEqual(['shop 1.0.0'])
  expect((await app.call('/api/remotes')).body).not.toContain('backoffice')
  expect((await app.call('/api/remotes/staff')).statusCode).toBe(401)
  expect((await app.call('/api/remotes/staff', { as: (await app.member()).token })).statusCode).toBe(403)
  const agent = await app.member(1)
  expect((await app.call('/api/remotes/staff', { as: agent.token })).json().data).toEqual({
    remotes: [backOffice],
  })
})

test('it is known for whom a release is', async () => {
  await app.remotes.publish(backOffice)
  await app.remotes.publish(shop('1.0.0'))
  expect(await app.remotes.audience('shop', '1.0.0')).toBe('public')
  expect(await app.remotes.audience('backoffice', '1.0.0')).toBe('staff')
  expect(await app.remotes.audience('shop', '9.9.9')).toBeNull()
})

describe('rolling back', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await app.remotes.publish(shop(version))
  })

  test('the version that was live before is live again, and once more the one before that', async () => {
    expect(await app.remotes.rollback('shop')).toBe('1.1.0')
    expect(await app.remotes.rollback('shop')).toBe('1.0.0')
    expect(await liveVersions()).toEqual(['shop 1.0.0'])
    await expect(app.remotes.rollback('shop')).rejects.toThrow('shop has no version to go back to')
  })

  test('a known version can be named', async () => {
    expect(await app.remotes.rollback('shop', '1.0.0')).toBe('1.0.0')
    expect(await liveVersions()).toEqual(['shop 1.0.0'])
    expect(await app.remotes.rollback('shop')).toBe('1.2.0')
  })

  test('a version that nobody published is refused, and what is live stays', async () => {
    await expect(app.remotes.rollback('shop', '7.0.0')).rejects.toThrow('has never been published')
    await expect(app.remotes.rollback('nobody')).rejects.toThrow('has no version to go back to')
    expect(await liveVersions()).toEqual(['shop 1.2.0'])
  })

  test('a version that was rolled back can be published again', async () => {
    await app.remotes.rollback('shop')
    await app.remotes.publish(shop('1.2.0'))
    expect(await liveVersions()).toEqual(['shop 1.2.0'])
  })
})

describe('filling the registry', () => {
  test('an empty one gets the first releases, once: later ones change nothing that is live', async () => {
    await app.remotes.publishFirst([shop('1.0.0'), backOffice])
    expect(await liveVersions()).toEqual(['shop 1.0.0'])
    await app.remotes.publish(shop('1.1.0'))
    await app.remotes.publishFirst([shop('2.0.0'), release('forum', '2.0.0', { '/forum': 'guest' })])
    expect(await liveVersions()).toEqual(['shop 1.1.0'])
    expect(await app.remotes.rollback('shop')).toBe('1.0.0')
  })

  test('of two processes that start together, one fills it', async () => {
    await Promise.all([app.remotes.publishFirst([shop('1.0.0')]), app.remotes.publishFirst([shop('2.0.0')])])
    expect(await app.remotes.list()).toHaveLength(1)
  })

  test('it is filled with all or nothing', async () => {
    await expect(
      app.remotes.publishFirst([shop('1.0.0'), { ...shop('1.0.0'), name: 'other' }]),
    ).rejects.toThrow('must lie below')
    expect(await app.remotes.list()).toEqual([])
  })
})

test.each([
  ['a bad name', 'name', { ...shop('1.0.0'), name: '../shop' }],
  ['a bad version', 'version', { ...shop('1.0.0'), version: '1..0' }],
  ['a version that is a path', 'version', { ...shop('1.0.0'), version: '1/0' }],
  [
    'a manifest of another folder',
    'must lie below',
    { ...shop('1.0.0'), manifest: '/remotes/shop/1.0.1/mf-manifest.json' },
  ],
  [
    'a manifest that climbs',
    'must lie below',
    { ...shop('1.0.0'), manifest: '/remotes/shop/1.0.0/../x/mf-manifest.json' },
  ],
  ['no routes', 'routes', { ...shop('1.0.0'), routes: [] }],
  ['an unknown access', 'access', release('shop', '1.0.0', { '/shop': 'root' as Access })],
])('a release with %s is refused', async (_what, reason, input) => {
  await expect(app.remotes.publish(input)).rejects.toThrow(reason)
  expect(await app.remotes.list()).toEqual([])
})

test('a version stays what it is: published again it changes nothing, with other contents it is refused', async () => {
  await app.remotes.publish(shop('1.0.0'))
  await app.remotes.publish(shop('1.0.0'))
  const other = release('shop', '1.0.0', { '/shop': 'guest' })
  await expect(app.remotes.publish(other)).rejects.toThrow('has been published before, with other contents')
  await expect(app.remotes.rollback('shop')).rejects.toThrow('no version to go back to')
})

test("another remote's path is refused", async () => {
  await app.remotes.publish(shop('1.0.0'))
  await expect(app.remotes.publish(release('forum', '1.0.0', { '/shop': 'guest' }))).rejects.toThrow(
    '/shop belongs to another remote',
  )
})
