import { expect, onTestFinished, test } from 'vitest'

import { rebuildForumWords } from '../forum/rebuild-forum-words.ts'
import { channelsOf, readAll } from './channels.ts'
import { openScene, type Reader, type Scene, WORDS } from './scene.ts'

const READERS = ['guest', 'other', 'rider', 'newcomer', 'author'] as const
const MISSING = 999_999_999

async function useScene(): Promise<Scene> {
  const scene = await openScene()
  onTestFinished(scene.close)
  return scene
}

/** Returns the channels in which a reader meets a word, whatever else they answer. */
async function withWord(scene: Scene, reader: Reader, word: string) {
  const answers = await readAll(scene, await channelsOf(scene), reader)
  return Object.entries(answers)
    .filter(([, answer]) => answer.toLowerCase().includes(word.toLowerCase()))
    .map(([address]) => address)
}

test('nobody meets the words of a deleted post any more', async () => {
  const scene = await useScene()
  const { app, members, posts } = scene
  const body = { body: `Tighten the ${WORDS.reply} again.`, version: 1 }
  const edit = { method: 'PUT', as: members.rider.token, body } as const
  expect((await app.call(`/api/forum/posts/${posts.answer}`, edit)).statusCode).toBe(200)
  const edits = `/api/forum/posts/${posts.answer}/edits`
  expect((await app.call(edits, { as: members.rider.token })).body).toContain(WORDS.reply)
  for (const reader of READERS) expect(await withWord(scene, reader, WORDS.reply)).not.toEqual([])

  const deletion = { method: 'DELETE', as: members.rider.token } as const
  expect((await app.call(`/api/forum/posts/${posts.answer}`, deletion)).statusCode).toBe(200)
  for (const reader of READERS)
    expect([reader, await withWord(scene, reader, WORDS.reply)]).toEqual([reader, []])
  for (const reader of READERS) {
    const as = scene.tokenOf(reader)
    const call = async (path: string) => (await app.call(path, as ? { as } : {})).json()
    for (const path of ['', '/edits'])
      expect(await call(`/api/forum/posts/${posts.answer}${path}`)).toEqual(
        await call(`/api/forum/posts/${MISSING}${path}`),
      )
  }
})

test('a deleted thread is nowhere, for its author neither', async () => {
  const scene = await useScene()
  const { app, members } = scene
  for (const reader of READERS) expect(await withWord(scene, reader, WORDS.title)).not.toEqual([])
  const path = `/api/forum/threads/${scene.thread}`
  expect((await app.call(path, { method: 'DELETE', as: members.author.token })).statusCode).toBe(200)
  for (const reader of READERS)
    expect([reader, await withWord(scene, reader, WORDS.title)]).toEqual([reader, []])
  for (const reader of READERS) {
    const as = scene.tokenOf(reader)
    const found = (await app.call(path, as ? { as } : {})).json()
    expect(found).toEqual((await app.call(`/api/forum/threads/${MISSING}`, as ? { as } : {})).json())
  }
})

test('a held reply and a held thread are nowhere until staff approve them', async () => {
  const scene = await useScene()
  const { app, members } = scene
  const word = 'Tachyongrease'
  await app.db.insertInto('forum_words').values({ word: word.toLowerCase(), action: 'hold' }).execute()
  const send = (path: string, body: object) =>
    app.call(`/api/forum/threads${path}`, {
      method: 'POST',
      as: members.other.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body,
    })
  const name = await scene.nameOf('rider')
  const reply = await send(`/${scene.thread}/posts`, { body: `Use ${word}, @${name}.` })
  expect(reply.json().data).toEqual({ post: null })
  const thread = { category_id: scene.category, title: `Where is ${word}?`, tags: ['brakes'], body: 'Where?' }
  expect((await send('', thread)).json().data).toEqual({ id: null })
  await rebuildForumWords(app.db)

  const channels = [
    ...(await channelsOf(scene)),
    ...[`search?q=${word}`, `search?q=Tachyongraese`, `suggest?keyword=${word}`, `similar?title=${word}`].map(
      (path) => ({ address: `/api/forum/${path}`, tells: 'guest' as const }),
    ),
  ]
  const meeting = async (reader: Reader) =>
    Object.entries(await readAll(scene, channels, reader))
      .filter(([, answer]) => /tachyongrease/i.test(answer))
      .map(([address]) => address)
  for (const reader of READERS) expect([reader, await meeting(reader)]).toEqual([reader, []])

  const held = await app.db.selectFrom('forum_held').select('id').execute()
  for (const { id } of held)
    await app.call(`/api/backoffice/forum/held/${id}`, {
      method: 'POST',
      as: members.agent.token,
      body: { decision: 'approve', reason: 'It is fine.' },
    })
  await rebuildForumWords(app.db)
  for (const reader of READERS) expect((await meeting(reader)).length).toBeGreaterThan(10)
})
