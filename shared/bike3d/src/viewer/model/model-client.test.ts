import { expect, onTestFinished, test, vi } from 'vitest'

import { measuresOf } from '../../bike/measures.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import { UnknownPart } from '../../configuration/errors.ts'
import { boxPiece } from '../testing/box-piece.ts'
import type { Wish } from './messages.ts'
import { createModelClient } from './model-client.ts'
import { buffersOf, createModelMaker } from './model-maker.ts'
import { serveWishes } from './serve-wishes.ts'

const nyx: Configuration = { bike: 'nyx', size: 'M', parts: [], colour: { id: 1 } }
const withParts = (...parts: number[]): Configuration => ({ ...nyx, parts })

/** Work for a moment later, dropped when its test is over: nothing answers into the next one. */
function createLater() {
  const timers: NodeJS.Timeout[] = []
  onTestFinished(() => timers.forEach(clearTimeout))
  return (work: () => void) => void timers.push(setTimeout(work))
}

/** The worker's code in this thread; messages take a moment, as they do. */
function open() {
  const later = createLater()
  const maker = createModelMaker(({ bike, size, parts }, known) => {
    if (parts.includes(999)) throw new UnknownPart(999, bike)
    const keys = ['frame', `saddle ${parts.join()}`]
    return {
      measures: measuresOf(bike, size),
      pieces: keys.map((key) => known.get(key) ?? boxPiece(key.split(' ')[0] ?? '', { key })),
    }
  })
  const answered: number[] = []
  const serve = serveWishes({
    answer(wish) {
      if (wish.kind === 'file')
        return { reply: { id: wish.id, status: 'file', file: new Uint8Array([1]) }, transfer: [] }
      answered.push(wish.id)
      const model = maker.answer(wish)
      return { reply: { id: wish.id, status: 'model', model }, transfer: buffersOf(model) }
    },
    send: (reply) => later(() => thread.dispatchEvent(new MessageEvent('message', { data: reply }))),
    later,
  })
  const thread = Object.assign(new EventTarget(), {
    postMessage: (wish: Wish) => later(() => serve(wish)),
    terminate: vi.fn(),
  })
  return { thread, answered, client: createModelClient(thread) }
}

test('a change of a part brings the pieces that stay as the same objects', async () => {
  const { client } = open()
  const first = await client.model(nyx)
  const second = await client.model(withParts(902))
  expect(second?.pieces[0]).toBe(first?.pieces[0])
  expect(second?.pieces[1]?.key).toBe('saddle 902')
  expect(second?.pieces[1]?.meshes.length).toBe(1)
})

test('of many wishes at once only the last is built; the others answer null', async () => {
  const { client, answered } = open()
  const all = await Promise.all([1, 2, 3, 4].map((part) => client.model(withParts(part))))
  expect(all.map((model) => model?.pieces[1]?.key ?? null)).toEqual([null, null, null, 'saddle 4'])
  expect(answered).toEqual([4])
})

test('an error crosses as its name and its message, and the next wish is answered', async () => {
  const { client } = open()
  await expect(client.model(withParts(999))).rejects.toMatchObject({
    name: 'UnknownPart',
    message: 'Part 999 has no shape on nyx.',
  })
  expect((await client.model(nyx))?.pieces).toHaveLength(2)
})

test('a worker that can’t be started fails what was asked', async () => {
  const { client, thread } = open()
  const asked = client.model(nyx)
  thread.dispatchEvent(new Event('error'))
  await expect(asked).rejects.toMatchObject({ name: 'WorkerFailed' })
})

test('a file is answered even when a model is asked for meanwhile', async () => {
  const { client } = open()
  const [file, model] = await Promise.all([client.file(nyx), client.model(nyx)])
  expect(file).toEqual(new Uint8Array([1]))
  expect(model?.pieces).toHaveLength(2)
})

test('nothing is answered once the viewer is gone', async () => {
  const { client, thread } = open()
  const asked = client.model(nyx)
  client.dispose()
  expect(await asked).toBeNull()
  expect(thread.terminate).toHaveBeenCalled()
})
