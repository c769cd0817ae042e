import { type SendNeeds, sendNext } from './send-next.ts'

interface Needs extends SendNeeds {
  /** Called when the outbox couldn't be read at all. */
  onError: (error: unknown) => void
}

export type OutboxWorker = ReturnType<typeof createOutboxWorker>

/** Creates the worker that sends due emails one after the other. Any number of processes may run one. */
export function createOutboxWorker({ onError, ...needs }: Needs) {
  const state = { isWanted: false, isClosed: false }
  let running: Promise<void> | null = null

  async function sendDue() {
    let result: Awaited<ReturnType<typeof sendNext>> = 'sent'
    while (result === 'sent' && !state.isClosed) result = await sendNext(needs)
  }

  async function sendAll() {
    try {
      while (state.isWanted && !state.isClosed) {
        state.isWanted = false
        await sendDue()
      }
    } finally {
      running = null
    }
  }

  /** Sends due emails; resolves when none is left, or none can be sent at the moment. */
  function run(): Promise<void> {
    state.isWanted = true
    running ??= sendAll()
    return running
  }

  return {
    run,
    /** Starts sending, since emails may be waiting. */
    wake: () => void run().catch(onError),
    /** Stops the worker after the email that is being sent. */
    async close() {
      state.isClosed = true
      await running?.catch(() => undefined)
      needs.transport.close()
    },
  }
}
