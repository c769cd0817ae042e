import type { AdminHelpTopicData } from '@nireeka/contracts/api'

import type { TestApp } from '../../testing/test-app.ts'

interface Office {
  app: TestApp
  admin: { token: string }
}
type Case = [action: string, prepare: () => Promise<() => Promise<{ statusCode: number }>>]

export const TOPIC = {
  title: 'Bells',
  group_id: 1,
  body: 'They **ring**.',
  bikes: [] as number[],
  keywords: [] as string[],
  related: [] as number[],
}

let made = 0

/** Returns how an admin calls what the help topics offer. */
export function createHelpCalls({ app, admin }: Office) {
  const get = (path: string, as = admin.token) => app.call(`/api/backoffice/help/${path}`, { as })
  const send = (path: string, body: unknown, { as = admin.token, key = `help-call-${++made}` } = {}) =>
    app.call(`/api/backoffice/help/${path}`, {
      method: 'POST',
      as,
      body,
      headers: { 'idempotency-key': key },
    })
  const read = async (id: number): Promise<AdminHelpTopicData> => (await get(`topics/${id}`)).json().data
  return {
    get,
    send,
    read,
    create: async (change: object = {}): Promise<AdminHelpTopicData> => {
      await addGroup(app)
      return (await send('topics', { ...TOPIC, ...change })).json().data
    },
    edit: async (id: number, change: object) => {
      const { id: _id, state: _state, published_version: _published, ...stored } = await read(id)
      return send(`topics/${id}`, { ...stored, ...change })
    },
    publish: async (id: number, is_published = true) =>
      send(`topics/${id}/publication`, { is_published, version: (await read(id)).version }),
  }
}

const addGroup = ({ db }: TestApp) =>
  db
    .insertInto('help_groups')
    .values({ id: 1, title: 'Getting started' })
    .onConflict((known) => known.doNothing())
    .execute()

/** Counts a search that found nothing; returns its id. */
export async function addMiss(
  { db }: TestApp,
  query: string,
  { area = 'help', count = 1, last_at = new Date() } = {},
) {
  const { id } = await db
    .insertInto('search_misses')
    .values({ area, query, count, last_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds a guest's vote with a comment. */
const addComment = ({ db }: TestApp, topic_id: number) =>
  db
    .insertInto('help_votes')
    .values({
      topic_id,
      user_id: null,
      guest: null,
      is_helpful: false,
      comment: 'Which key?',
      voted_at: new Date(),
    })
    .returning(['id', 'voted_at'])
    .executeTakeFirstOrThrow()

/** Adds a synonym of the help centre; returns its id. */
export async function addSynonym({ db }: TestApp, phrase: string, means: string) {
  const { id } = await db
    .insertInto('search_synonyms')
    .values({ area: 'help', phrase, means })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the calls by which admins write help topics, each with what makes its subject. */
export function helpAuditCases(office: () => Office): Record<string, Case> {
  const on = (call: (id: number) => Promise<{ statusCode: number }>) => async () => {
    const { id } = await createHelpCalls(office()).create()
    return () => call(id)
  }
  const send = (path: string, body: object) => createHelpCalls(office()).send(path, body)
  return {
    'POST /api/backoffice/help/comments/:id/state': [
      'help_topic.comment',
      async () => {
        const { id: topic_id } = await createHelpCalls(office()).create()
        const { id, voted_at } = await addComment(office().app, topic_id)
        return () => send(`comments/${id}/state`, { is_done: true, voted_at })
      },
    ],
    'POST /api/backoffice/help/misses/:id/dismiss': [
      'help_miss.dismiss',
      async () => {
        const id = await addMiss(office().app, 'sackbut')
        return () => send(`misses/${id}/dismiss`, {})
      },
    ],
    'POST /api/backoffice/help/synonyms': [
      'help_synonym.add',
      on(() => send('synonyms', { area: 'help', phrase: 'ring', means: 'bell' })),
    ],
    'POST /api/backoffice/help/synonyms/:id': [
      'help_synonym.change',
      async () => {
        const read = { phrase: 'ding', means: 'bell' }
        const id = await addSynonym(office().app, read.phrase, read.means)
        return () => send(`synonyms/${id}`, { phrase: 'ding dong', means: 'bell', read })
      },
    ],
    'POST /api/backoffice/help/synonyms/:id/delete': [
      'help_synonym.remove',
      async () => {
        const read = { phrase: 'clang', means: 'bell' }
        const id = await addSynonym(office().app, read.phrase, read.means)
        return () => send(`synonyms/${id}/delete`, { read })
      },
    ],
    'POST /api/backoffice/help/topics': ['help_topic.create', on(() => send('topics', TOPIC))],
    'POST /api/backoffice/help/topics/:id': [
      'help_topic.edit',
      on((id) => send(`topics/${id}`, { ...TOPIC, version: 1 })),
    ],
    'POST /api/backoffice/help/topics/:id/publication': [
      'help_topic.publish',
      on((id) => send(`topics/${id}/publication`, { is_published: true, version: 1 })),
    ],
    'POST /api/backoffice/help/topics/:id/versions/:number/restore': [
      'help_topic.restore',
      on((id) => send(`topics/${id}/versions/1/restore`, { version: 1 })),
    ],
  }
}
