import type { Configuration } from '../../configuration/configuration.ts'
import type { ModelPiece } from '../../model/model.ts'
import type { Reply, SentModel, Wish } from './messages.ts'

/** A worker, or what stands for one in a test. */
export interface Thread extends Pick<EventTarget, 'addEventListener'> {
  postMessage: (wish: Wish) => void
  terminate: () => void
}

export interface LiveModel extends Omit<SentModel, 'pieces'> {
  pieces: ModelPiece[]
}

interface Waiting {
  kind: Wish['kind']
  done: (reply: Reply) => void
  fail: (error: Error) => void
}

/** The page's end of the worker. `model` answers null for a wish that a later one made stale. */
export function createModelClient(thread: Thread) {
  const waiting = new Map<number, Waiting>()
  let shown = new Map<string, ModelPiece>()
  let maskKey = ''
  let lastId = 0
  let lastModelId = 0

  const ask = (wish: Wish) =>
    new Promise<Reply>((done, fail) => {
      waiting.set(wish.id, { kind: wish.kind, done, fail })
      thread.postMessage(wish)
    })

  thread.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<Reply>
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.status === 'failed') asked?.fail(namedError(data))
    else asked?.done(data)
  })
  thread.addEventListener('error', (event) => {
    // Browsers say nothing but "error" when the script itself could not be fetched.
    const error = namedError({
      name: 'WorkerFailed',
      message: ('message' in event && String(event.message)) || 'The worker could not be started.',
    })
    for (const { fail } of waiting.values()) fail(error)
    waiting.clear()
  })

  return {
    async model(configuration: Configuration): Promise<LiveModel | null> {
      const id = ++lastId
      lastModelId = id
      // The worker never answers a stale wish.
      for (const [other, { kind, done }] of waiting)
        if (kind === 'model') {
          waiting.delete(other)
          done(STALE)
        }
      const reply = await ask({ id, kind: 'model', configuration, known: [...shown.keys(), maskKey] })
      if (reply.status !== 'model' || id !== lastModelId) return null
      const pieces = reply.model.pieces.map((piece) => withMeshes(piece, shown))
      shown = new Map(pieces.map((piece) => [piece.key, piece]))
      maskKey = reply.model.mask.key
      return { ...reply.model, pieces }
    },
    /** A GLB of a configuration. */
    async file(configuration: Configuration): Promise<Uint8Array> {
      const reply = await ask({ id: ++lastId, kind: 'file', configuration })
      if (reply.status !== 'file') throw new Error('The worker answered with something else than a file.')
      return reply.file
    },
    dispose() {
      thread.terminate()
      for (const { done } of waiting.values()) done(STALE)
      waiting.clear()
    },
  }
}

export type ModelClient = ReturnType<typeof createModelClient>

const STALE: Reply = { id: 0, status: 'failed', name: 'Stale', message: '' }

function withMeshes(
  { meshes, ...piece }: SentModel['pieces'][number],
  shown: Map<string, ModelPiece>,
): ModelPiece {
  if (meshes) return { ...piece, meshes }
  const known = shown.get(piece.key)
  if (!known) throw new Error(`The worker left out ${piece.name}, which is not here.`)
  return known
}

const namedError = ({ name, message }: { name: string; message: string }) =>
  Object.assign(new Error(message), { name })
