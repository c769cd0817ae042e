import { renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { LoginSession } from './security.api.ts'
import { SessionsPart } from './sessions-part.tsx'

const session = (id: string, day: string, device = 'Firefox on Linux'): LoginSession => ({
  id,
  device,
  isCurrent: false,
  isRemembered: false,
  startedAt: new Date(`${day}T12:00:00Z`),
  lastSeenAt: new Date(`${day}T13:00:00Z`),
})

const signOut = (name: string | RegExp) => screen.getByRole('button', { name })

test('logins with the same browser are told apart by the time at which they began', () => {
  const sessions = [
    session('a', '2026-10-03'),
    session('b', '2026-10-12'),
    session('c', '2026-10-12', 'Safari on iPhone'),
  ]
  renderPage(<SessionsPart sessions={sessions} />, '/dashboard/settings', {})
  expect(signOut(/^Sign out Firefox on Linux, logged in Oct 3, 2026, \d+:00\s[AP]M$/)).toBeTruthy()
  expect(signOut(/^Sign out Firefox on Linux, logged in Oct 12, 2026, \d+:00\s[AP]M$/)).toBeTruthy()
  expect(signOut('Sign out Safari on iPhone')).toBeTruthy()
})
