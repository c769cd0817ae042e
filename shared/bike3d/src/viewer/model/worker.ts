import { buildBike } from '../../bike/build-bike.ts'
import type { Wish } from './messages.ts'
import { buffersOf, createModelMaker } from './model-maker.ts'
import { type Answered, serveWishes } from './serve-wishes.ts'

/** The thread that builds bikes: geometry takes longer than a page may stand still. */
const maker = createModelMaker((configuration, known) => buildBike(configuration, 'live', known))

async function answer(wish: Wish): Promise<Answered> {
  if (wish.kind === 'file') return answerFile(wish.id, wish)
  const model = maker.answer(wish)
  return { reply: { id: wish.id, status: 'model', model }, transfer: buffersOf(model) }
}

async function answerFile(id: number, { configuration }: Pick<Wish, 'configuration'>): Promise<Answered> {
  const { createFile } = await import(/* webpackChunkName: "bike-file" */ '../../file/create-file.ts')
  const file = await createFile(maker.make(configuration), configuration.colour)
  return { reply: { id, status: 'file', file }, transfer: [file.buffer as ArrayBuffer] }
}

const serve = serveWishes({
  answer,
  send: (reply, transfer) => postMessage(reply, { transfer }),
  later: (work) => void setTimeout(work, 0),
})
addEventListener('message', ({ data }: MessageEvent<Wish>) => serve(data))
