import { randomUUID } from 'node:crypto'

import sharp from 'sharp'

import { seedForumCategories } from '../../../seed/forum/seed-forum.ts'
import { openTestApp } from '../../testing/test-app.ts'

export const PNG = await sharp({ create: { width: 9, height: 6, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

interface File {
  bytes?: Buffer
  kind?: string
}

interface Sender {
  id: number
  token: string
}

/** Opens the API with the forum's categories, and what members do with pictures there. */
export async function openPictureDesk(now: () => Date = () => new Date()) {
  const app = await openTestApp({ now })
  await seedForumCategories(app.db)

  const upload = (by: Sender | null, { bytes = PNG, kind = 'image/png' }: File = {}) =>
    app.call('/api/forum/pictures', {
      method: 'POST',
      as: by?.token,
      body: bytes,
      headers: { 'content-type': kind },
    })

  /** Sends a picture and returns its id. */
  const newPicture = async (by: Sender) => (await upload(by)).json().data.id as string

  const write = (method: 'POST' | 'PUT' | 'DELETE', path: string, by: Sender, body?: object) =>
    app.call(`/api/forum${path}`, {
      method,
      as: by.token,
      body,
      headers: { 'idempotency-key': randomUUID() },
    })

  /** Opens a thread whose first post shows pictures; returns the answer of the API. */
  const openThread = (by: Sender, ids: readonly string[], change: object = {}) =>
    write('POST', '/threads', by, {
      category_id: 2,
      title: `My bike ${randomUUID()}`,
      body: textWith(ids),
      ...change,
    })

  const read = (id: string, by: Sender | null = null, query = '') =>
    app.call(`/api/forum/pictures/${id}${query}`, { as: by?.token })

  /** Returns the statuses with which a picture is answered to each reader; null is a guest. */
  const seenBy = async (id: string, readers: ReadonlyArray<Sender | null>) =>
    (await Promise.all(readers.map((reader) => read(id, reader)))).map(({ statusCode }) => statusCode)

  const kept = async (ids: readonly string[]) => {
    const rows = await app.db.selectFrom('forum_pictures').select('id').where('id', 'in', ids).execute()
    return ids.filter((id) => rows.some((row) => row.id === id))
  }
  return { app, db: app.db, upload, newPicture, write, openThread, read, seenBy, kept, close: app.close }
}

/** Returns a text that shows pictures. */
export const textWith = (ids: readonly string[]) =>
  ['Look at this', ...ids.map((id) => `![My bike](/api/forum/pictures/${id}#9x6)`)].join('\n\n')

export type PictureDesk = Awaited<ReturnType<typeof openPictureDesk>>
