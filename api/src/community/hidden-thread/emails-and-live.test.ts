import { expect, onTestFinished, test } from 'vitest'

import { emailWriters } from '../../emails.ts'
import { emailsTo } from '../../testing/emails.ts'
import { createWriteEmail } from '../../platform/email/write-email.ts'
import { openScene, type Reader, type Scene, WORDS } from './scene.ts'

async function useScene(): Promise<Scene> {
  const scene = await openScene()
  onTestFinished(scene.close)
  return scene
}

/** Writes all queued emails to a member as they would be sent now; returns their texts. */
async function written({ app }: Scene, to: string) {
  const write = createWriteEmail({ db: app.db, origin: 'https://shop.test', writers: emailWriters })
  const queued = await emailsTo(app.db, to)
  const letters = await Promise.all(queued.map((one) => write(one, { id: 'a', at: new Date() })))
  return letters.flatMap((letter) => (letter ? [`${letter.subject} ${letter.text}`] : []))
}

test('a queued mention is written while its thread is visible, and not once it is hidden', async () => {
  const scene = await useScene()
  const { rider } = scene.members
  expect(await written(scene, rider.email)).toEqual([expect.stringContaining(WORDS.title)])
  await scene.hide()
  expect(await written(scene, rider.email)).toEqual([])
  await scene.show()
  expect(await written(scene, rider.email)).toHaveLength(1)
})

test('a digest has no hidden thread, whether it was queued before or is due after', async () => {
  const scene = await useScene()
  const { app } = scene
  const { other, newcomer } = scene.members
  for (const { id, token } of [other, newcomer]) {
    const settings = { digest: 'daily', emails_mentions: false }
    await app.call('/api/forum/emails', { method: 'PUT', as: token, body: settings })
    await app.db
      .updateTable('forum_settings')
      .set({ digested_at: new Date(0) })
      .where('user_id', '=', id)
      .execute()
    const subscription = `/api/forum/threads/${scene.thread}/subscription`
    await app.call(subscription, { method: 'PUT', as: token, body: { level: 'all' } })
  }
  await scene.reply('author', 'It was the headset.')
  await app.db.updateTable('forum_settings').set({ digest: 'off' }).where('user_id', '=', other.id).execute()
  await app.sendForumDigests()
  expect(await written(scene, newcomer.email)).toEqual([expect.stringContaining(WORDS.title)])
  await scene.hide()
  expect(await written(scene, newcomer.email)).toEqual([])
  await app.db
    .updateTable('forum_settings')
    .set({ digest: 'daily' })
    .where('user_id', '=', other.id)
    .execute()
  await app.sendForumDigests()
  expect(await emailsTo(app.db, other.email)).toEqual([])
})

test('what is written in a hidden thread tells nobody but its author and staff', async () => {
  const scene = await useScene()
  const { app } = scene
  const { rider, newcomer } = scene.members
  await scene.hide()
  const before = await app.db.selectFrom('notifications').select('id').execute()
  const names = [await scene.nameOf('rider'), await scene.nameOf('newcomer')]
  await scene.reply('agent', `Please look, @${names[0]} and @${names[1]}.`)
  const told = await app.db
    .selectFrom('notifications')
    .select('user_id')
    .where('id', '>', Math.max(...before.map(({ id }) => id)))
    .execute()
  expect(told).toEqual([{ user_id: scene.members.author.id }])
  for (const { email } of [rider, newcomer]) expect(await written(scene, email)).toEqual([])
})

test('a hidden thread can be listened to by its author and staff, and is refused to others like a missing one', async () => {
  const scene = await useScene()
  const listen = async (id: number, reader: Reader) => {
    const as = scene.tokenOf(reader)
    const answer = await scene.app.app.inject({
      url: `/api/live?topics=forum-thread:${id}`,
      headers: as ? { authorization: `Bearer ${as}` } : {},
      payloadAsStream: true,
    })
    const body = answer.statusCode === 200 ? null : await new Response(answer.stream() as never).json()
    answer.stream().destroy()
    return { status: answer.statusCode, body }
  }
  const strangers = ['guest', 'other', 'rider', 'newcomer'] as const
  for (const reader of strangers) expect((await listen(scene.thread, reader)).status).toBe(200)
  await scene.hide()
  for (const reader of strangers)
    expect([reader, await listen(scene.thread, reader)]).toEqual([reader, await listen(999_999_999, reader)])
  for (const reader of ['author', 'agent', 'admin'] as const)
    expect((await listen(scene.thread, reader)).status).toBe(200)
})
