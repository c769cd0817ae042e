import type { Configuration } from '../../configuration/configuration.ts'
import type { ModelMaterial, ModelPiece } from '../../model/model.ts'
import type { GroundShade } from './ground-shade.ts'
import type { FileFormat, Reply, SentModel, ModelThreadRequest } from './messages.ts'

/** The worker, or its stand-in in a test. */
export interface Thread extends Pick<EventTarget, 'addEventListener'> {
  postMessage: (request: ModelThreadRequest) => void
  terminate: () => void
}

export interface LiveModel extends Omit<SentModel, 'pieces'> {
  pieces: ModelPiece[]
  /** The model's shadow, computed later; null when another model was requested meanwhile. */
  shade: Promise<GroundShade | null>
}

/** Called with the share of a model's pieces, or of its shadow, that is made, 0 to 1. */
export type OnModelProgress = (stage: 'pieces' | 'shade', share: number) => void

interface Waiting {
  kind: ModelThreadRequest['kind']
  done: (reply: Reply) => void
  fail: (error: Error) => void
}

/** Returns the page's side of the worker. `model` resolves with null for requests that a later one has replaced. */
export function createModelClient(thread: Thread) {
  const waiting = new Map<number, Waiting>()
  let onShade: ((shade: GroundShade | null) => void) | null = null
  let onMade: OnModelProgress | undefined
  let shown = new Map<string, ModelPiece>()
  let maskKey = ''
  let lastId = 0
  let lastModelId = 0

  const ask = (request: ModelThreadRequest) =>
    new Promise<Reply>((done, fail) => {
      waiting.set(request.id, { kind: request.kind, done, fail })
      thread.postMessage(request)
    })

  thread.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<Reply>
    if (data.status === 'progress') {
      if (data.id === lastModelId) onMade?.(data.stage, data.share)
      return
    }
    if (data.status === 'shade') {
      if (data.id === lastModelId) onShade?.(data.shade)
      return
    }
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.status === 'failed') asked?.fail(namedError(data))
    else asked?.done(data)
  })
  thread.addEventListener('error', (event) => {
    // For scripts that couldn't be loaded, browsers report only "error".
    const error = namedError({
      name: 'WorkerFailed',
      message: ('message' in event && String(event.message)) || 'The worker could not be started.',
    })
    for (const { fail } of waiting.values()) fail(error)
    waiting.clear()
  })

  /** Resolves the requests with null that the worker won't answer because another model was requested. */
  function dropStale() {
    onShade?.(null)
    for (const [id, { kind, done }] of waiting)
      if (kind !== 'file') {
        waiting.delete(id)
        done(STALE)
      }
  }

  return {
    async model(configuration: Configuration, onProgress?: OnModelProgress): Promise<LiveModel | null> {
      const id = ++lastId
      lastModelId = id
      onMade = onProgress
      dropStale()
      const shade = new Promise<GroundShade | null>((resolve) => {
        onShade = resolve
      })
      const reply = await ask({ id, kind: 'model', configuration, known: [...shown.keys(), maskKey] })
      if (reply.status !== 'model' || id !== lastModelId) return null
      const pieces = reply.model.pieces.map((piece) => withMeshes(piece, shown))
      shown = new Map(pieces.map((piece) => [piece.key, piece]))
      maskKey = reply.model.mask.key
      return { ...reply.model, pieces, shade }
    },
    /**
     * Requests that pieces are built ahead of time; resolves with the materials of everything that is built, or null
     * when it was cancelled.
     */
    async buildAhead(configurations: readonly Configuration[]): Promise<readonly ModelMaterial[] | null> {
      const reply = await ask({ id: ++lastId, kind: 'ahead', configurations })
      return reply.status === 'ahead' ? reply.materials : null
    },
    /** Returns a configuration as a 3D file. */
    async file(configuration: Configuration, format: FileFormat): Promise<Uint8Array> {
      const reply = await ask({ id: ++lastId, kind: 'file', configuration, format })
      if (reply.status !== 'file') throw new Error('The worker answered with something else than a file.')
      return reply.file
    },
    dispose() {
      thread.terminate()
      onShade?.(null)
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
