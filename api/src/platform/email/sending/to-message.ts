import type { SendMailOptions } from 'nodemailer'

import { type Email, EmailRefused } from '../email.ts'

/** Exactly one address: what comes after a comma or a line break would get the email as well. */
export const ONE_ADDRESS = /^[^\s<>(),;:"[\]\\@]+@[^\s<>(),;:"[\]\\@]+$/

/** The email as nodemailer's message. */
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
      // Nobody's holiday notice answers it.
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
