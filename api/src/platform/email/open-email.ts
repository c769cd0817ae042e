import { ConfigurationError } from '../configuration-error.ts'
import type { Db } from '../database/open-database.ts'
import type { EmailEnds } from './email-ends.ts'
import { createDevInbox } from './dev-inbox/create-dev-inbox.ts'
import { createFolderTransport } from './sending/folder-transport.ts'
import { createOutboxWorker } from './sending/create-outbox-worker.ts'
import type { EmailFailure } from './sending/send-next.ts'
import { createSmtpTransport } from './sending/smtp-transport.ts'
import { ONE_ADDRESS } from './sending/to-message.ts'
import { createWriteEmail, type EmailWriters } from './write-email.ts'

export interface EmailOptions {
  /** The absolute path of the folder to which emails are written as files. */
  folder: string
  /** The mail server that sends emails instead: smtps://user:password@host */
  smtpUrl?: string
  /** The sender's address. */
  from?: string
  /** Whether this is production, where emails in the folder can't be read at /dev/mail. */
  isProduction?: boolean
  /** The address that links in emails lead to, when it differs from the API's `origin`. */
  siteUrl?: string
}

interface Needs {
  db: Db
  origin: string
  /** The functions that write each email, by template. */
  writers: EmailWriters
  /** What follows from the end of some emails. */
  ends?: EmailEnds
  now?: () => Date
  log: Log
}

interface Log {
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
}

const SENDER = 'hello@nireeka.example'

/** Opens everything about emails: the outbox worker that sends them, and the pages that show them in development. */
export async function openEmail(
  options: EmailOptions,
  { db, origin, writers, ends, now = () => new Date(), log }: Needs,
) {
  const { folder, smtpUrl, siteUrl, isProduction } = options
  const from = options.from || SENDER
  if (!ONE_ADDRESS.test(from)) {
    throw new ConfigurationError('MAIL_FROM has to be an address, like hello@example.com')
  }
  const transport = smtpUrl
    ? createSmtpTransport({ url: smtpUrl, from })
    : createFolderTransport({ folder, from })
  if (!smtpUrl && isProduction) {
    log.warn({ folder }, 'Emails are written to a folder: SMTP_URL is not set')
  }
  const worker = createOutboxWorker({
    db,
    write: createWriteEmail({ db, origin: siteUrl ?? origin, writers }),
    transport,
    ends,
    now,
    report: (failure) => tell(log, failure),
    onError: (err) => log.error({ err }, 'the outbox could not be read'),
  })
  const devInbox = mayShowEmails(options) ? await createDevInbox({ folder }) : null
  return {
    wake: worker.wake,
    /** Handles requests for /dev/mail; null where emails may not be read. */
    devInbox,
    async close() {
      await worker.close()
      await devInbox?.close()
    },
  }
}

export const mayShowEmails = ({
  smtpUrl,
  isProduction = false,
}: Pick<EmailOptions, 'smtpUrl' | 'isProduction'>) => !smtpUrl && !isProduction

function tell(log: Log, failure: EmailFailure) {
  if (failure.isGivenUp) log.error(failure, 'an email was given up')
  else log.warn(failure, 'an email was not sent')
}
