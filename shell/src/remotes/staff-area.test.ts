import type { RemoteRegistry, Session } from '@nireeka/contracts'
import { fakeHttp } from '@nireeka/kit/testing'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import { createStaffArea } from './staff-area.ts'
import { startStaffRemotes } from './staff-remotes.ts'

const member = (is_admin: number): Session => ({
  status: 'member',
  user: { id: 1, name: 'A', last_name: 'B', email: 'a@b.c', avatar: null, user_name: 'a', is_admin, unit: 0 },
})
const LIST: RemoteRegistry = { remotes: [{ name: 'office', version: '1', manifest: '/m', routes: [] }] }

function open(reply: unknown = LIST) {
  const session$ = new BehaviorSubject<Session>({ status: 'guest' })
  const remotes = { add: vi.fn(), remove: vi.fn(async () => undefined) }
  const { http } = fakeHttp({ 'GET /api/remotes/staff': reply })
  const start = vi.fn(async (state$: Parameters<Parameters<typeof createStaffArea>[0]['start']>[0]) =>
    startStaffRemotes({ http, session$, remotes, state$ }),
  )
  return { session$, remotes, start, staff: createStaffArea({ session$, start }) }
}

test('the code of the staff’s remotes is loaded for staff only, and once', async () => {
  const { session$, remotes, start, staff } = open()
  session$.next(member(0))
  expect(start).not.toHaveBeenCalled()
  session$.next(member(1))
  await expect.poll(() => staff.state$.value).toBe('ready')
  expect(remotes.add).toHaveBeenCalledWith(LIST)

  session$.next({ status: 'guest' })
  await expect.poll(() => remotes.remove.mock.calls).toEqual([['office']])
  expect(staff.state$.value).toBe('none')
  session$.next(member(9))
  await expect.poll(() => staff.state$.value).toBe('ready')
  expect(start).toHaveBeenCalledTimes(1)
})

test('code that could not be loaded is loaded by the next try', async () => {
  const { session$, start, staff } = open()
  start.mockRejectedValueOnce(new Error('down'))
  session$.next(member(9))
  await expect.poll(() => staff.state$.value).toBe('failed')
  await staff.load()
  await expect.poll(() => staff.state$.value).toBe('ready')
})

test('a list that could not be loaded is asked for once more', async () => {
  let isDown = true
  const { session$, staff } = open(() => (isDown ? new Error('down') : LIST))
  session$.next(member(9))
  await expect.poll(() => staff.state$.value).toBe('failed')
  isDown = false
  await staff.load()
  expect(staff.state$.value).toBe('ready')
})
