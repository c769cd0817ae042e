import type { Session } from '@nireeka/contracts'
import { fakeHttp } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import { asMember } from '../testing/members.ts'
import { renderShellPage } from '../testing/render-shell-page.tsx'
import { BellSlot } from './bell-slot.tsx'

function open(path: string, session: Session) {
  const { http, calls } = fakeHttp({
    'GET /api/notifications/unread': { unread: 1 },
    'GET /api/live': new ReadableStream(),
  })
  renderShellPage(<BellSlot />, { path, platform: { http, session$: new BehaviorSubject(session) } })
  return calls
}

test.each(['/forum/1', '/dashboard'])('a member has a bell on %s', async (path) => {
  open(path, asMember())
  expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeDefined()
})

test.each<[string, Session]>([
  ['/', asMember()],
  ['/shop/accessories', asMember()],
  ['/forum/1', { status: 'guest' }],
])('nothing is loaded for a bell on %s where none is shown', async (path, session) => {
  const calls = open(path, session)
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('button')).toBeNull()
  expect(calls).toEqual([])
})
