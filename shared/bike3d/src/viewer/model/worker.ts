import { buildBike, buildNextPiece } from '../../bike/build-bike.ts'
import type { WriteFile } from '../../file/file-needs.ts'
import { answerRequest } from './answer-request.ts'
import type { FileFormat, FileRequest, ModelThreadRequest } from './messages.ts'
import { createModelMaker } from './model-maker.ts'
import { serveRequests } from './serve-requests.ts'

/** The worker that builds bikes, because their geometry would block the page for too long. */
const maker = createModelMaker({
  bike: (configuration, known, onBuilt) => buildBike(configuration, 'live', known, onBuilt),
  nextPiece: (configuration, known) => buildNextPiece(configuration, 'live', known),
})

const WRITERS: Record<FileFormat, () => Promise<WriteFile>> = {
  glb: async () => (await import(/* webpackChunkName: "bike-file" */ '../../file/create-glb.ts')).createGlb,
  usdz: async () =>
    (await import(/* webpackChunkName: "bike-room" */ '../../file/create-usdz.ts')).createUsdz,
}

async function makeFile({ configuration, format }: FileRequest): Promise<Uint8Array> {
  const { createFile } = await import(/* webpackChunkName: "bike-painted" */ '../../file/create-file.ts')
  return createFile(maker.make(configuration), configuration.colour, await WRITERS[format]())
}

const serve = serveRequests({
  answer: answerRequest({ maker, makeFile, tell: (progress) => postMessage(progress) }),
  send: (reply, transfer) => postMessage(reply, { transfer }),
  later: (work) => void setTimeout(work, 0),
})
addEventListener('message', ({ data }: MessageEvent<ModelThreadRequest>) => serve(data))
