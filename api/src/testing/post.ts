import type { Db } from '../platform/database/open-database.ts'
import type { Letter, Transport } from '../platform/email/letter.ts'
import { createPostman } from '../platform/email/sending/create-postman.ts'
import type { MailFailure } from '../platform/email/sending/send-next.ts'
import { createWriteLetter, type WriteLetter } from '../platform/email/write-letter.ts'
import { ORIGIN } from './test-app.ts'

interface Wish {
  send?: (letter: Letter) => Promise<void> | void
  write?: WriteLetter
  now?: () => Date
}

/** A postman whose letters stay with the test. */
export function openPost(db: Db, { send, write, now = () => new Date() }: Wish = {}) {
  const sent: Letter[] = []
  const failures: MailFailure[] = []
  const errors: unknown[] = []
  const transport: Transport = {
    async send(letter) {
      await send?.(letter)
      sent.push(letter)
    },
    close: () => undefined,
  }
  const postman = createPostman({
    db,
    write: write ?? createWriteLetter({ db, origin: ORIGIN }),
    transport,
    now,
    report: (failure) => failures.push(failure),
    onError: (error) => errors.push(error),
  })
  return { ...postman, sent, failures, errors }
}
