import type { Reply, Wish } from './messages.ts'

interface Needs {
  /** Answers a wish; fails as it likes. */
  answer: (wish: Wish) => Promise<Answered> | Answered
  send: (reply: Reply, transfer: Transferable[]) => void
  /** Calls back once the messages that have come meanwhile were taken in. */
  later: (work: () => void) => void
}

export interface Answered {
  reply: Reply
  transfer: Transferable[]
}

/** Answers wishes one after the other. Of several wishes for a model only the last is answered: the others are stale. */
export function serveWishes({ answer, send, later }: Needs) {
  let waiting: Wish[] = []
  let isBusy = false

  const next = async () => {
    const wish = waiting.shift()
    if (!wish) {
      isBusy = false
      return
    }
    try {
      const { reply, transfer } = await answer(wish)
      send(reply, transfer)
    } catch (error) {
      send(failed(wish.id, error), [])
    }
    later(() => void next())
  }

  return (wish: Wish) => {
    waiting = wish.kind === 'model' ? waiting.filter(({ kind }) => kind !== 'model') : waiting
    waiting.push(wish)
    if (isBusy) return
    isBusy = true
    later(() => void next())
  }
}

const failed = (id: number, error: unknown): Reply =>
  error instanceof Error
    ? { id, status: 'failed', name: error.name, message: error.message }
    : { id, status: 'failed', name: 'Error', message: String(error) }
