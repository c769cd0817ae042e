import type { StaffArea } from '@nireeka/contracts'
import type { InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'

import { type AppNeeds, createApp } from '../app.ts'
import { addMember } from './add-rows.ts'
import { openTestDatabase } from './test-database.ts'

export const ORIGIN = 'https://shop.test'

export interface Call {
  method?: InjectOptions['method']
  body?: unknown
  headers?: Record<string, string>
  /** The access token of the caller. */
  as?: string
  cookies?: Record<string, string>
}

/** The API on a database of its own; closed when the running test, or the file's `afterAll`, calls `close`. */
export async function openTestApp(overrides: Partial<AppNeeds> = {}) {
  const database = await openTestDatabase()
  const { db } = database
  const built = await createApp({
    db,
    origin: ORIGIN,
    limits: { perNetwork: 1e6 },
    ...overrides,
  })

  async function call(url: string, { method = 'GET', body, headers, as, cookies }: Call = {}) {
    const authorization = as ? { authorization: `Bearer ${as}` } : {}
    const payload = body === undefined ? {} : { payload: body as object }
    return built.app.inject({ method, url, headers: { ...authorization, ...headers }, cookies, ...payload })
  }

  /** A new member who is logged in. */
  async function member(is_admin = 0, areas?: StaffArea[]) {
    const { id, email } = await addMember(db, { is_admin, ...(areas ? { areas } : {}) })
    const { access, refresh } = await built.sessions.start(id, false)
    return { id, email, token: access, refresh }
  }

  async function close() {
    await built.app.close()
    await database.close()
  }
  return { ...built, ...built.jobs, db, call, member, close }
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

/** Opens a test app that is closed when the running test ends. */
export async function useTestApp(overrides: Partial<AppNeeds> = {}): Promise<TestApp> {
  const app = await openTestApp(overrides)
  onTestFinished(app.close)
  return app
}
