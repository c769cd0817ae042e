import type { Session, User } from '@nireeka/contracts'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import { createQueryClient } from '../query-client.ts'
import { reloadForViewer } from './reload-for-viewer.ts'

const member = (is_admin: number): Session => ({
  status: 'member',
  user: { id: 7, is_admin } as User,
})

/** Opens a page with one query of each kind, as it is after hydration: all have a guest's data. */
async function open(session: Session = { status: 'loading' }) {
  const asked: string[] = []
  const queries = createQueryClient()
  const session$ = new BehaviorSubject<Session>(session)
  for (const [key, meta] of [
    ['public', undefined],
    ['of members', { differsFor: 'member' }],
    ['of staff', { differsFor: 'staff' }],
  ] as const) {
    const queryFn = async () => {
      asked.push(key)
      return key
    }
    queries.setQueryData([key], 'a guest’s')
    const query = queries
      .getQueryCache()
      .build(queries, queries.defaultQueryOptions({ queryKey: [key], queryFn, meta }))
    query.setOptions(queries.defaultQueryOptions({ queryKey: [key], queryFn, meta }))
  }
  queries.invalidateQueries = async (filters) => void asked.push(String(filters?.queryKey?.[0]))
  return { asked, queries, session$ }
}

test.each([
  ['a customer', member(0), ['of members']],
  ['an agent', member(1), ['of members', 'of staff']],
  ['an admin', member(9), ['of members', 'of staff']],
  ['a guest', { status: 'guest' } as const, []],
])('for %s, what differs for them is asked for once, and nothing else', async (_who, session, expected) => {
  const { asked, queries, session$ } = await open()
  reloadForViewer(queries, session$)
  expect(asked).toEqual([])
  session$.next(session)
  session$.next(session)
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(asked).toEqual(expected)
})

test('a session that is known before the page is hydrated counts, too', async () => {
  const { asked, queries, session$ } = await open(member(9))
  reloadForViewer(queries, session$)
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(asked).toEqual(['of members', 'of staff'])
})

test('what was loaded since the page was hydrated isn’t asked for again', async () => {
  const { asked, queries, session$ } = await open()
  reloadForViewer(queries, session$)
  queries.setQueryData(['of members'], 'the member’s', { updatedAt: Date.now() + 1 })
  session$.next(member(0))
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(asked).toEqual([])
})
