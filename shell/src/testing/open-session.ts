import { HttpError, type Platform, type PlatformEvent, type Session } from '@nireeka/contracts'
import { fakeHttp } from '@nireeka/kit/testing'
import { BehaviorSubject } from 'rxjs'
import { vi } from 'vitest'

import { createSession } from '../session/session.ts'
import type { TabNews } from '../session/tabs.ts'
import { ann } from './members.ts'

export const credentials = { email: ann.email, password: 'a long password', remember: true }
export const unreachable = new HttpError({
  status: 0,
  code: 'unreachable',
  message: "Can't reach server right now.",
})

/**
 * Returns a cookie jar in memory, because jsdom's page isn't secure and would drop the access token. `set` records
 * what was written.
 */
export function openJar() {
  const jar: Record<string, string> = {}
  const set = vi.spyOn(document, 'cookie', 'set')
  set.mockImplementation((written) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(written) ?? []
    if (written.includes('expires=')) delete jar[name]
    else jar[name] = value
  })
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    Object.entries({ theme: 'dark', ...jar })
      .map((pair) => pair.join('='))
      .join('; '),
  )
  return { jar, set }
}

const GOOD = {
  'POST /api/user/login': { token: 'token-1' },
  'GET /api/me': ann,
  'GET /api/logout': null,
  'POST /api/configurator/save': {},
}

/** Returns one tab's session with fakes around it, as at the start of a page. */
export function openSession(replies: Record<string, unknown> = {}) {
  const { http, calls } = fakeHttp({ ...GOOD, ...replies })
  const session$ = new BehaviorSubject<Session>({ status: 'loading' })
  const notify = vi.fn<Platform['notify']>()
  const navigate = vi.fn<Platform['navigate']>()
  const mergeCart = vi.fn(async () => undefined)
  const told: TabNews[] = []
  const events: string[] = []
  const session = createSession({
    http,
    bareHttp: http,
    session$,
    publish: ({ type }: PlatformEvent) => events.push(type),
    notify,
    navigate,
    cart: { merge: mergeCart },
    tell: (news) => told.push(news),
  })
  return { session, session$, calls, notify, navigate, mergeCart, events, told }
}

/** Returns one tab's session after a login, with the recorded calls cleared. */
export async function openAsMember(replies: Record<string, unknown> = {}) {
  const parts = openSession(replies)
  await parts.session.login(credentials)
  for (const list of [parts.calls, parts.events, parts.told]) list.length = 0
  return parts
}
