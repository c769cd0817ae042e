import type { Platform, Session, User } from '@nireeka/contracts'
import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { BehaviorSubject } from 'rxjs'
import { vi } from 'vitest'

import { routes } from '../../routes.ts'

export const rider = { id: 9, user_name: 'farhad', avatar: null, is_staff: false, is_workshop: false }
export const staff = {
  id: 1,
  user_name: 'ada',
  avatar: '/pictures/ada.webp',
  is_staff: true,
  is_workshop: false,
}

const FIRST_DAY = '2021-03-01T08:00:00.000Z'

export const threadData = {
  id: 8,
  title: 'Range in winter',
  category: { id: 5, title: 'Battery and range' },
  author: rider,
  is_pinned: false,
  is_locked: false,
  is_hidden: false,
  is_solved: false,
  tags: [],
  version: 1,
  title_edited_at: null as string | null,
  accepted_post_id: null as number | null,
  posts: 2,
  created_at: FIRST_DAY,
  last_post_at: FIRST_DAY,
  last_post_by: { id: 1, user_name: 'ada' },
}

export const postData = (number: number, parts: object = {}) => ({
  id: 100 + number,
  number,
  author: { ...(number === 1 ? rider : staff), member_since: '2019-05-02T08:00:00.000Z' },
  body: `Text ${number}`,
  likes: 3,
  version: 1,
  reply_to: null,
  created_at: FIRST_DAY,
  edited_at: null,
  is_deleted: false,
  ...parts,
})

export const pageData = (items: object[] = [postData(1), postData(2)], thread: object = {}) => ({
  thread: { ...threadData, ...thread },
  items,
  page: 1,
  per_page: 20,
  total: items.length,
  participants: 2,
  writers: [
    { ...rider, posts: 1 },
    { ...staff, posts: 1 },
  ],
  related: [] as object[],
})

export const mineData = (parts: object = {}) => ({
  liked: [] as number[],
  own: [101],
  may_reply: true,
  may_accept: false,
  may_delete: false,
  is_staff: false,
  hidden_by: null,
  level: null,
  last_read: 99,
  ...parts,
})

export const user = (parts: Partial<User> = {}): User => ({
  id: 9,
  name: 'Farhad',
  last_name: 'R',
  email: 'farhad@example.com',
  avatar: null,
  user_name: 'farhad',
  is_admin: 0,
  unit: 0,
  ...parts,
})

interface Opened {
  session?: Session
  path?: string
  replies?: Record<string, unknown>
  parts?: Partial<Platform>
  isCached?: boolean
}

/** Opens the page of thread 8 with fakes; a test names the replies that differ. */
export function openThread({
  session = { status: 'guest' },
  path = '/forum/thread/8',
  isCached,
  ...rest
}: Opened = {}) {
  const session$ = new BehaviorSubject<Session>(session)
  const notify = vi.fn<Platform['notify']>()
  const { http, calls } = fakeHttp({
    'GET /api/forum/threads/8': pageData(),
    'GET /api/forum/threads/8/mine': mineData(),
    'GET /api/live': () => new Promise(() => undefined),
    ...rest.replies,
  })
  renderRoutes(routes, path, { http, session$, notify, ...rest.parts }, { isCached })
  return { calls, notify, session$ }
}

export const member: Session = { status: 'member', user: user() }
