import type { RegisteredRemote, Session } from '@nireeka/contracts'
import { fakePlatform } from '@nireeka/kit/testing'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import { asMember } from '../testing/members.ts'
import type { RemoteLoader } from './loader.ts'
import { createRemotes } from './remotes.ts'
import { createServerMarkup } from './server-markup.ts'

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
  const fetched = () => prefetch.mock.calls.map(([{ name }]) => name)

  remotes.prefetch('/forum')
  remotes.prefetch('/dashboard')
  remotes.prefetch('/contact')
  expect(fetched()).toEqual(['forum'])
  session$.next(asMember())
  remotes.prefetch('/dashboard')
  expect(fetched()).toEqual(['forum', 'dashboard'])
})
