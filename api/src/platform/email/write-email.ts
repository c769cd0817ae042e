import type { Db } from '../database/open-database.ts'
import type { Content } from './content/content.ts'
import { type PageAddress, pageAddressOn } from './content/page-address.ts'
import { oneLine } from './content/plain.ts'
import { toHtml } from './content/to-html.ts'
import { toText } from './content/to-text.ts'
import type { Email } from './email.ts'
import type { EmailTemplate, QueuedEmail } from './queue-email.ts'

type Writer<T extends EmailTemplate> = (
  email: QueuedEmail<T>,
  page: PageAddress,
  db: Db,
) => Content | null | Promise<Content | null>

/** The functions that write these emails, by template; they return null when the email's subject no longer exists. */
export type EmailWriters<T extends EmailTemplate = EmailTemplate> = { [Name in T]: Writer<Name> }

interface Needs {
  db: Db
  /** The public origin of the site's pages: https://www.example.com */
  origin: string
  writers: EmailWriters
}

export type WriteEmail = (queued: QueuedEmail, envelope: Pick<Email, 'id' | 'at'>) => Promise<Email | null>

/** Returns the function that writes a queued email; it returns null when the email's subject no longer exists. */
export function createWriteEmail({ db, origin, writers }: Needs): WriteEmail {
  const page = pageAddressOn(origin)
  return async (queued, envelope) => {
    if (!Object.hasOwn(writers, queued.template)) throw new Error('There is no email of this name')
    const write = writers[queued.template] as Writer<EmailTemplate>
    const content = await write(queued, page, db)
    if (!content) return null
    const { unsubscribe, attachments } = content
    const subject = oneLine(content.subject)
    return {
      ...envelope,
      to: queued.to,
      subject,
      text: toText(content),
      html: toHtml(content),
      unsubscribe,
      attachments,
    }
  }
}
