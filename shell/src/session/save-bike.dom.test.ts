import type { Platform, Session } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import { fakeHttp, refusal } from '@nireeka/kit/testing'
import { BehaviorSubject } from 'rxjs'
import { beforeEach, expect, test, vi } from 'vitest'

import { ann } from '../testing/members.ts'
import { saveBike } from './save-bike.ts'

const build = { bike_slug: 'nyx', size_id: null, color_id: null, part_ids: [] }
const member: Session = { status: 'member', user: ann }

beforeEach(() => localStorage.clear())

function open(session: Session, answer: unknown = {}) {
  const save = vi.fn(() => answer)
  const { http } = fakeHttp({ 'POST /api/configurator/save': save })
  const session$ = new BehaviorSubject<Session>(session)
  const notify = vi.fn<Platform['notify']>()
  return { needs: { http, session$, notify }, save, session$, notify }
}

test('a member’s build goes to the server', async () => {
  const { needs, save, notify } = open(member)
  expect(await saveBike(build, needs)).toBe('saved')
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ body: build }))
  expect(notify).toHaveBeenCalledWith('success', 'Saved. It’s in your dashboard.')
  expect(storage.read('configuratorData')).toBeNull()
})

test('a guest’s build is kept in the browser until the login', async () => {
  const { needs, save, notify } = open({ status: 'guest' })
  expect(await saveBike(build, needs)).toBe('kept')
  expect(save).not.toHaveBeenCalled()
  expect(storage.read('configuratorData')).toEqual(build)
  expect(notify.mock.calls[0]?.[1]).toMatch(/Saved in this browser/)
})

test('what the server refuses is told in its words', async () => {
  const { needs, notify } = open(member, refusal(409, 'You keep 50 builds already.'))
  expect(await saveBike(build, needs)).toBe('failed')
  expect(notify.mock.calls).toEqual([['error', 'You keep 50 builds already.']])
})

test('a browser that keeps nothing says so', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const { needs, notify } = open({ status: 'guest' })
  expect(await saveBike(build, needs)).toBe('failed')
  expect(notify.mock.calls[0]?.[0]).toBe('error')
})

test('who presses early waits until it is known who is logged in', async () => {
  const { needs, session$ } = open({ status: 'loading' })
  const outcome = saveBike(build, needs)
  session$.next(member)
  expect(await outcome).toBe('saved')
})
