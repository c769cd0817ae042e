import type { ContentItemData } from '@nireeka/contracts/api'

import type { TestApp } from '../../testing/test-app.ts'

type Case = [action: string, prepare: () => Promise<() => Promise<{ statusCode: number }>>]
interface Office {
  app: TestApp
  admin: { token: string }
}

export const NEWS = {
  kind: 'announcement' as const,
  text: 'Free bells this week',
  href: '/shop',
  shown_from: null as string | null,
  shown_to: null as string | null,
}

/** Returns how an admin calls what content of all kinds offers, with announcements. */
export function createContentCalls({ app, admin }: Office) {
  const get = (path: string, as = admin.token) =>
    app.call(`/api/backoffice/content/announcement${path}`, { as })
  const send = (
    path: string,
    body: unknown,
    { as = admin.token, key = crypto.randomUUID() as string } = {},
  ) =>
    app.call(`/api/backoffice/content/announcement${path}`, {
      method: 'POST',
      as,
      body,
      headers: { 'idempotency-key': key },
    })
  const create = async (change: object = {}): Promise<ContentItemData> =>
    (await send('', { data: { ...NEWS, ...change } })).json().data
  return {
    get,
    send,
    create,
    read: async (key: string): Promise<ContentItemData> => (await get(`/${key}`)).json().data,
    edit: (key: string, version: number, change: object, as = admin.token) =>
      send(`/${key}`, { version, data: { ...NEWS, ...change } }, { as }),
    publish: (key: string, version = 1, at: string | null = null) =>
      send(`/${key}/publication`, { version, at }),
    /** Returns the announcement that the home page shows. */
    shown: async () => (await app.call('/api/home-page')).json().data.announcement,
  }
}

/** Returns the calls by which admins write content, each with what makes its subject. */
export function contentAuditCases(office: () => Office): Record<string, Case> {
  const on = (
    action: string,
    call: (calls: ReturnType<typeof createContentCalls>, key: string) => ReturnType<TestApp['call']>,
    before = call,
  ): Case => [
    action,
    async () => {
      const calls = createContentCalls(office())
      const { key } = await calls.create()
      if (before !== call) await before(calls, key)
      return () => call(calls, key)
    },
  ]
  const later = '2099-01-01T09:00:00Z'
  const path = '/api/backoffice/content/:kind'
  return {
    [`POST ${path}`]: on('content.create', ({ send }) => send('', { data: NEWS })),
    [`POST ${path}/:key`]: on('content.edit', ({ edit }, key) => edit(key, 1, { text: 'Bells' })),
    [`POST ${path}/:key/publication`]: on('content.publish', ({ publish }, key) => publish(key)),
    [`POST ${path}/:key/publication/cancel`]: on(
      'content.unschedule',
      ({ send }, key) => send(`/${key}/publication/cancel`, { version: 1 }),
      ({ publish }, key) => publish(key, 1, later),
    ),
    [`POST ${path}/:key/withdraw`]: on(
      'content.withdraw',
      ({ send }, key) => send(`/${key}/withdraw`, { version: 1 }),
      ({ publish }, key) => publish(key),
    ),
  }
}
