import {
  button,
  small,
  text,
  type Content,
  type Db,
  type EmailWriters,
  type PageAddress,
} from '../../platform/index.ts'
import { newsletterIssueEmails } from './issue-emails.ts'

interface Confirmation {
  token: string
  unsubscribeKey: string
}

/**
 * Returns the email that asks to confirm the subscription. It says nothing else, since somebody else may have entered
 * the address.
 */
export function newsletterConfirmation({ token, unsubscribeKey }: Confirmation, page: PageAddress): Content {
  return {
    subject: 'Please confirm your address',
    heading: 'One more click',
    blocks: [
      text('Hello,'),
      text('Someone, most likely you, asked for our newsletter with this address. Is that right?'),
      button('Yes, send me the newsletter', page('/newsletter', { token })),
      text('The link works for seven days.'),
      small('Wasn’t you? You can ignore this email: you won’t be subscribed.'),
    ],
    reason: 'You’re getting this email because someone entered this address in our newsletter form.',
    unsubscribe: page('/newsletter', { unsubscribe: unsubscribeKey }),
  }
}

export const newsletterEmails: EmailWriters<
  'newsletter_confirmation' | 'newsletter_issue' | 'newsletter_test'
> = {
  ...newsletterIssueEmails,
  async newsletter_confirmation({ data, to }, page, db) {
    const unsubscribeKey = await readUnsubscribeKey(db, to)
    return unsubscribeKey === null ? null : newsletterConfirmation({ ...data, unsubscribeKey }, page)
  },
}

/** Reads an address's unsubscribe key; null when it has been taken off the list meanwhile. */
async function readUnsubscribeKey(db: Db, email: string) {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select('unsubscribe_key')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.unsubscribe_key ?? null
}

declare module '../../platform/email/queue-email.ts' {
  interface EmailData {
    newsletter_confirmation: { token: string }
  }
}
