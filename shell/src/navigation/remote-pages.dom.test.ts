import type { Access, RegisteredRemote, RemoteRegistry, Session } from '@nireeka/contracts'
import { fakePlatform } from '@nireeka/kit/testing'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import { OUTLET_ID } from '../frame/outlet-id.ts'
import { createState } from '../state.ts'
import { asMember } from '../testing/members.ts'
import type { Lifecycles, RemoteLoader } from '../remotes/loader.ts'
import { createRemotes } from '../remotes/remotes.ts'
import { createServerMarkup } from '../remotes/server-markup.ts'
import type { Visits } from '../remotes/visits.ts'
import { createRemotePages } from './remote-pages.ts'

const remote = (name: string, access: RegisteredRemote['routes'][number]['access']): RegisteredRemote => ({
  name,
  version: '1.0.0-abc',
  manifest: `/remotes/${name}/1.0.0-abc/mf-manifest.json`,
  routes: [{ path: `/${name}`, access, title: name, description: '' }],
})

test('only what the visitor may enter is fetched ahead', () => {
  const session$ = new BehaviorSubject<Session>({ status: 'guest' })
  const prefetch = vi.fn<RemoteLoader['prefetch']>(async () => undefined)
  const remotes = createRemotes({
    live: { remotes: [remote('forum', 'guest'), remote('dashboard', 'member')] },
    loader: { load: () => new Promise(() => undefined), prefetch },
    platform: fakePlatform({ session$ }),
    outlet: () => document.body,
    markup: createServerMarkup(null, () => document.body),
  })
  remotes.begin()
  const pages = createRemotePages({ remotes, session$ })
  const fetched = () => prefetch.mock.calls.map(([{ name }]) => name)

  pages.prefetch('/forum')
  pages.prefetch('/dashboard')
  pages.prefetch('/contact')
  expect(fetched()).toEqual(['forum'])
  session$.next(asMember())
  pages.prefetch('/dashboard')
  expect(fetched()).toEqual(['forum', 'dashboard'])
})

/** Returns the pages of a section with a stand-in for its code. */
function openSection(code: Partial<Lifecycles>, access: Access = 'guest') {
  const visits = { loadAhead: async () => code, code: async () => code } as unknown as Visits
  const remotes = {
    list$: createState<RemoteRegistry>({ remotes: [remote('forum', access)] }),
    loader: { load: vi.fn<RemoteLoader['load']>(), prefetch: vi.fn<RemoteLoader['prefetch']>() },
    visitsOf: () => visits,
  }
  return createRemotePages({ remotes, session$: new BehaviorSubject<Session>({ status: 'guest' }) })
}

test('a section loads the data of its page, with the query of the address', async () => {
  const prepare = vi.fn(async () => undefined)
  await openSection({ prepare }).prepare('/forum/thread/7?page=2')
  expect(prepare.mock.calls).toEqual([['/forum/thread/7?page=2', undefined]])
})

test('a section can be asked for its page’s code only', async () => {
  const prepare = vi.fn(async () => undefined)
  await openSection({ prepare }).prepare('/forum', { isCodeOnly: true })
  expect(prepare.mock.calls).toEqual([['/forum', { isCodeOnly: true }]])
})

test('a release without this function prepares nothing', async () => {
  await expect(openSection({}).prepare('/forum')).resolves.toBeUndefined()
})

test('no code and no data are loaded of a section that the visitor may not enter', async () => {
  const prepare = vi.fn(async () => undefined)
  await openSection({ prepare }, 'member').prepare('/forum')
  expect(prepare).not.toHaveBeenCalled()
})

test('a section lays out its kept page in the outlet, if this visitor may enter it', async () => {
  const outlet = document.body.appendChild(document.createElement('div'))
  outlet.id = OUTLET_ID
  const layOutAhead = vi.fn()
  await openSection({ layOutAhead }, 'member').layOutAhead('/forum')
  expect(layOutAhead).not.toHaveBeenCalled()
  await openSection({ layOutAhead }).layOutAhead('/forum?sort=new')
  expect(layOutAhead.mock.calls).toEqual([['/forum?sort=new', outlet]])
  await expect(openSection({}).layOutAhead('/forum')).resolves.toBeUndefined()
  outlet.remove()
})
