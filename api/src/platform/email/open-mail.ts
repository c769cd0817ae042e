import type { Db } from '../database/open-database.ts'
import { createMailbox } from './mailbox/create-mailbox.ts'
import { createFolderTransport } from './sending/folder-transport.ts'
import { createPostman } from './sending/create-postman.ts'
import type { MailFailure } from './sending/send-next.ts'
import { createSmtpTransport } from './sending/smtp-transport.ts'
import { ONE_ADDRESS } from './sending/to-message.ts'
import { createWriteLetter } from './write-letter.ts'

export interface MailOptions {
  /** Where letters are written as files; an absolute path. */
  folder: string
  /** A mail server that takes them instead: smtps://user:password@host */
  smtpUrl?: string
  /** The sender's address. */
  from?: string
  /** NODE_ENV: what is written to the folder can be read at /dev/mail unless this is 'production'. */
  environment?: string
  /** Where the letters' links lead, when pages live elsewhere than the API's `origin` says. */
  siteUrl?: string
}

interface Needs {
  db: Db
  origin: string
  now?: () => Date
  log: Log
}

interface Log {
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
}

const SENDER = 'letters@nireeka.example'

/** Everything about letters: the worker that sends them, and the pages that show them in development. */
export async function openMail(options: MailOptions, { db, origin, now = () => new Date(), log }: Needs) {
  const { folder, smtpUrl, siteUrl, environment } = options
  const from = options.from || SENDER
  if (!ONE_ADDRESS.test(from)) throw new Error('MAIL_FROM has to be an address, like letters@example.com')
  const transport = smtpUrl
    ? createSmtpTransport({ url: smtpUrl, from })
    : createFolderTransport({ folder, from })
  if (!smtpUrl && environment === 'production') {
    log.warn({ folder }, 'Letters are written to a folder: SMTP_URL is not set')
  }
  const postman = createPostman({
    db,
    write: createWriteLetter({ db, origin: siteUrl ?? origin }),
    transport,
    now,
    report: (failure) => tell(log, failure),
    onError: (err) => log.error({ err }, 'the outbox could not be read'),
  })
  const mailbox = mayShowLetters(options) ? await createMailbox({ folder }) : null
  return {
    wake: postman.wake,
    /** Answers requests for /dev/mail; null where letters are nobody's to read. */
    mailbox,
    async close() {
      await postman.close()
      await mailbox?.close()
    },
  }
}

export const mayShowLetters = ({ smtpUrl, environment }: Pick<MailOptions, 'smtpUrl' | 'environment'>) =>
  !smtpUrl && environment !== 'production'

function tell(log: Log, failure: MailFailure) {
  if (failure.isGivenUp) log.error(failure, 'a letter was given up')
  else log.warn(failure, 'a letter was not sent')
}
