import type { RegisteredRemote, Session } from '@nireeka/contracts'
import { fakePlatform } from '@nireeka/kit/testing'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import type { Lifecycles, RemoteLoader } from './loader.ts'
import { createRemotes } from './remotes.ts'
import { createServerMarkup } from './server-markup.ts'

const remote = (
  name: string,
  access: RegisteredRemote['routes'][number]['access'] = 'guest',
): RegisteredRemote => ({
  name,
  version: '1.0.0-abc',
  manifest: `/remotes/${name}/1.0.0-abc/mf-manifest.json`,
  routes: [{ path: `/${name}`, access, title: name, description: '' }],
})
const lifecycles = (): Lifecycles => ({
  bootstrap: async () => undefined,
  mount: vi.fn(async () => undefined),
  unmount: vi.fn(async () => undefined),
})
const member = (is_admin: number): Session => ({
  status: 'member',
  user: { id: 1, name: 'A', last_name: 'B', email: 'a@b.c', avatar: null, user_name: 'a', is_admin, unit: 0 },
})
const go = (path: string) => history.pushState(null, '', path)

test('remotes are loaded when their route is entered, fail alone, and come back by one retry', async () => {
  const report = vi.fn()
  const session$ = new BehaviorSubject<Session>({ status: 'guest' })
  const parts = { shop: lifecycles(), forum: lifecycles(), office: lifecycles() }
  let isForumDown = true
  const load = vi.fn<RemoteLoader['load']>(async ({ name }) => {
    if (name === 'forum' && isForumDown) throw new Error('down')
    return parts[name as keyof typeof parts]
  })
  const loader: RemoteLoader = { load, prefetch: async () => undefined }
  const remotes = createRemotes({
    live: { remotes: [remote('shop'), remote('forum')], missing: '/shop/nothing' },
    loader,
    platform: fakePlatform({ session$, report }),
    outlet: () => document.body,
    markup: createServerMarkup(null, () => document.body),
  })
  remotes.begin()

  go('/shop')
  await expect.poll(() => vi.mocked(parts.shop.mount).mock.calls.length).toBe(1)
  expect(load).toHaveBeenCalledTimes(1)

  go('/forum')
  await expect.poll(() => remotes.states$.value['forum']?.status).toBe('failed')
  expect(vi.mocked(parts.shop.unmount)).toHaveBeenCalledTimes(1)
  expect(report).toHaveBeenCalled()

  isForumDown = false
  load.mockClear()
  await remotes.retry('forum')
  await expect.poll(() => vi.mocked(parts.forum.mount).mock.calls.length).toBe(1)
  expect(load).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ name: 'forum' }), 1)

  // Registered after login, mounted only for an admin, gone after logout.
  go('/office')
  remotes.add({ remotes: [remote('office', 'admin')] })
  session$.next(member(0))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(parts.office.mount).not.toHaveBeenCalled()
  session$.next(member(9))
  await expect.poll(() => vi.mocked(parts.office.mount).mock.calls.length).toBe(1)
  await remotes.remove('office')
  expect(parts.office.unmount).toHaveBeenCalledTimes(1)
  expect(remotes.list$.value.remotes.map(({ name }) => name)).toEqual(['shop', 'forum'])
  expect(remotes.list$.value.missing).toBe('/shop/nothing')
})
