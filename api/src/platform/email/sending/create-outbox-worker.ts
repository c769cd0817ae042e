import { type SendNeeds, sendNext } from './send-next.ts'

interface Needs extends SendNeeds {
  /** The outbox could not be read at all. */
  onError: (error: unknown) => void
}

export type OutboxWorker = ReturnType<typeof createOutboxWorker>

/** Sends what is due, one email after the other; as many processes as like may have one. */
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

  /** Resolves when nothing more is due, or no email can be sent at the moment. */
  function run(): Promise<void> {
    state.isWanted = true
    running ??= sendAll()
    return running
  }

  return {
    run,
    /** Emails may be waiting. */
    wake: () => void run().catch(onError),
    /** Waits for the email that is being sent. */
    async close() {
      state.isClosed = true
      await running?.catch(() => undefined)
      needs.transport.close()
    },
  }
}
