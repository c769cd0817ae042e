import type { SendMailOptions } from 'nodemailer'

import { type Letter, LetterRefused } from '../letter.ts'

/** Exactly one address: what comes after a comma or a line break would get the letter as well. */
export const ONE_ADDRESS = /^[^\s<>(),;:"[\]\\@]+@[^\s<>(),;:"[\]\\@]+$/

/** The letter as nodemailer's message. */
export function toMessage({ id, at, to, unsubscribe, ...parts }: Letter, from: string): SendMailOptions {
  if (!ONE_ADDRESS.test(to)) throw new LetterRefused('This is no address that a letter can go to.')
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
