import { expect, onTestFinished, test, vi } from 'vitest'

import { measuresOf } from '../../bike/measures.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import { UnknownPart } from '../../configuration/errors.ts'
import { boxPiece } from '../testing/box-piece.ts'
import { answerRequest } from './answer-request.ts'
import type { ModelThreadRequest, Reply } from './messages.ts'
import { createModelClient } from './model-client.ts'
import { createModelMaker } from './model-maker.ts'
import { serveRequests } from './serve-requests.ts'

const nyx: Configuration = { bike: 'nyx', size: 'M', parts: [], colour: { id: 1 } }
const withParts = (...parts: number[]): Configuration => ({ ...nyx, parts })

/** A scheduler that drops its work when the test ends, so that nothing runs during the next test. */
function createLater() {
  const timers: NodeJS.Timeout[] = []
  onTestFinished(() => timers.forEach(clearTimeout))
  return (work: () => void) => void timers.push(setTimeout(work))
}

const keysOf = ({ bike, parts }: Configuration) => {
  if (parts.includes(999)) throw new UnknownPart(999, bike)
  return ['frame', `saddle ${parts.join()}`]
}

/** Runs the worker's code in this thread; messages arrive asynchronously, as with a real worker. */
function open() {
  const later = createLater()
  const built: string[] = []
  const build = (key: string) => {
    built.push(key)
    return boxPiece(key.split(' ')[0] ?? '', { key })
  }
  const maker = createModelMaker({
    bike: (configuration, known, onBuilt) => ({
      measures: measuresOf(configuration.bike, configuration.size),
      pieces: keysOf(configuration).map((key, index, all) => {
        const kept = known.get(key)
        if (kept) return kept
        onBuilt?.((index + 1) / all.length)
        return build(key)
      }),
    }),
    nextPiece(configuration, known) {
      const key = keysOf(configuration).find((each) => !known.has(each))
      return key ? build(key) : null
    },
  })
  const answered: number[] = []
  const send = (reply: Reply) =>
    later(() => thread.dispatchEvent(new MessageEvent('message', { data: reply })))
  const answer = answerRequest({ maker, makeFile: async () => new Uint8Array([1]), tell: send })
  const serve = serveRequests({
    answer(request) {
      if (request.kind === 'model') answered.push(request.id)
      return answer(request)
    },
    send,
    later,
  })
  const thread = Object.assign(new EventTarget(), {
    postMessage: (request: ModelThreadRequest) => later(() => serve(request)),
    terminate: vi.fn(),
  })
  return { thread, answered, built, client: createModelClient(thread) }
}

test('a change of a part brings the pieces that stay as the same objects', async () => {
  const { client } = open()
  const first = await client.model(nyx)
  const second = await client.model(withParts(902))
  expect(second?.pieces[0]).toBe(first?.pieces[0])
  expect(second?.pieces[1]?.key).toBe('saddle 902')
  expect(second?.pieces[1]?.meshes.length).toBe(1)
})

test('while a bike is built, the page is told the share of its pieces and then of its shadow', async () => {
  const { client } = open()
  const told: string[] = []
  const model = await client.model(nyx, (stage, share) => told.push(`${stage} ${share}`))
  expect(told).toEqual(['pieces 0.5', 'pieces 1'])
  await model?.shade
  expect(told.slice(2)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((step) => `shade ${step / 8}`))
})

test('of many requests at once only the last is built; the others answer null', async () => {
  const { client, answered } = open()
  const all = await Promise.all([1, 2, 3, 4].map((part) => client.model(withParts(part))))
  expect(all.map((model) => model?.pieces[1]?.key ?? null)).toEqual([null, null, null, 'saddle 4'])
  expect(answered).toEqual([4])
})

test('an error crosses as its name and its message, and the next request is answered', async () => {
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
  const [file, model] = await Promise.all([client.file(nyx, 'glb'), client.model(nyx)])
  expect(file).toEqual(new Uint8Array([1]))
  expect(model?.pieces).toHaveLength(2)
})

test('a bike’s shadow follows it, unless another bike was asked for meanwhile', async () => {
  const { client } = open()
  const first = await client.model(nyx)
  const second = await client.model(withParts(902))
  expect(await first?.shade).toBeNull()
  expect((await second?.shade)?.values.length).toBeGreaterThan(0)
})

test('what is likely next is built ahead, and what has no shape is left to be told when it is chosen', async () => {
  const { client, built } = open()
  await client.model(nyx)
  expect(await client.buildAhead([withParts(999), withParts(902), withParts(903)])).toEqual(['palette'])
  expect(built).toEqual(['frame', 'saddle ', 'saddle 902', 'saddle 903'])
  await client.model(withParts(903))
  expect(built).toHaveLength(4)
})

test('a choice goes before all that is built ahead for others', async () => {
  const { client, built } = open()
  await client.model(nyx)
  const ahead = client.buildAhead([1, 2, 3, 4, 5, 6].map((part) => withParts(part)))
  const chosen = await client.model(withParts(903))
  expect(chosen?.pieces[1]?.key).toBe('saddle 903')
  expect(await ahead).toBeNull()
  await chosen?.shade
  expect(built.length).toBeLessThan(6)
})

test('nothing is answered once the viewer is gone', async () => {
  const { client, thread } = open()
  const asked = client.model(nyx)
  client.dispose()
  expect(await asked).toBeNull()
  expect(thread.terminate).toHaveBeenCalled()
})
