import type { SendMailOptions } from 'nodemailer'

import { type Email, EmailRefused } from '../email.ts'

/** Matches exactly one address: anything after a comma or line break would be another recipient. */
export const ONE_ADDRESS = /^[^\s<>(),;:"[\]\\@]+@[^\s<>(),;:"[\]\\@]+$/

/** Converts an email to nodemailer's message. */
export function toMessage({ id, at, to, unsubscribe, ...parts }: Email, from: string): SendMailOptions {
  if (!ONE_ADDRESS.test(to)) throw new EmailRefused('This is no address that an email can go to.')
  const sender = { name: 'Nireeka', address: from }
  return {
    ...parts,
    from: sender,
    to: { name: '', address: to },
    envelope: { from, to: [to] },
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    date: at,
    headers: {
      // Tells mail programs not to send automatic replies, such as holiday notices.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
