import { emailEnds, emailWriters } from '../emails.ts'
import type { Db } from '../platform/database/open-database.ts'
import type { Email, Transport } from '../platform/email/email.ts'
import { createOutboxWorker } from '../platform/email/sending/create-outbox-worker.ts'
import type { EmailFailure } from '../platform/email/sending/send-next.ts'
import { createWriteEmail, type WriteEmail } from '../platform/email/write-email.ts'
import { ORIGIN } from './test-app.ts'

interface Input {
  send?: (email: Email) => Promise<void> | void
  write?: WriteEmail
  now?: () => Date
}

/** A worker whose emails stay with the test. */
export function openPost(db: Db, { send, write, now = () => new Date() }: Input = {}) {
  const sent: Email[] = []
  const failures: EmailFailure[] = []
  const errors: unknown[] = []
  const transport: Transport = {
    async send(email) {
      await send?.(email)
      sent.push(email)
    },
    close: () => undefined,
  }
  const worker = createOutboxWorker({
    db,
    write: write ?? createWriteEmail({ db, origin: ORIGIN, writers: emailWriters }),
    transport,
    ends: emailEnds,
    now,
    report: (failure) => failures.push(failure),
    onError: (error) => errors.push(error),
  })
  return { ...worker, sent, failures, errors }
}
