import type { Reply, ModelThreadRequest } from './messages.ts'

/** One step of work: what to send, and the remaining work for a later step. */
export interface Turn {
  reply?: Reply
  transfer?: Transferable[]
  rest?: Work | null
}
export type Work = () => Promise<Turn> | Turn

interface Needs {
  /** Does the first step of a request; may throw. */
  answer: (request: ModelThreadRequest) => Promise<Turn> | Turn
  send: (reply: Reply, transfer: Transferable[]) => void
  /** Calls `work` after pending messages have been received. */
  later: (work: () => void) => void
}

interface Waiting {
  id: number
  kind: ModelThreadRequest['kind']
  work: Work
}

/**
 * Handles requests one step at a time. A request for a model comes first and cancels the rest of earlier ones: their
 * models, shadows and pieces built ahead. Files are never cancelled.
 */
export function serveRequests({ answer, send, later }: Needs) {
  let waiting: Waiting[] = []
  let isBusy = false
  let lastModelId = 0

  const isStale = ({ id, kind }: Pick<Waiting, 'id' | 'kind'>) => kind !== 'file' && id < lastModelId

  const next = async () => {
    const one = waiting.shift()
    if (!one) {
      isBusy = false
      return
    }
    try {
      const { reply, transfer = [], rest } = await one.work()
      if (reply) send(reply, transfer)
      if (rest && !isStale(one)) waiting.push({ ...one, work: rest })
    } catch (error) {
      send(failed(one.id, error), [])
    }
    later(() => void next())
  }

  return (request: ModelThreadRequest) => {
    const { id, kind } = request
    const one = { id, kind, work: () => answer(request) }
    if (kind === 'model') {
      lastModelId = id
      waiting = [one, ...waiting.filter((other) => !isStale(other))]
    } else waiting = [...waiting.filter((other) => kind !== 'ahead' || other.kind !== 'ahead'), one]
    if (isBusy) return
    isBusy = true
    later(() => void next())
  }
}

const failed = (id: number, error: unknown): Reply =>
  error instanceof Error
    ? { id, status: 'failed', name: error.name, message: error.message }
    : { id, status: 'failed', name: 'Error', message: String(error) }
