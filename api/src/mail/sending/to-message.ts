import type { SendMailOptions } from 'nodemailer'

import type { Letter } from '../letter.ts'

/** The letter as nodemailer's message. Addresses are given as such, so that none of them is read as a list. */
export function toMessage({ id, at, to, unsubscribe, ...parts }: Letter, from: string): SendMailOptions {
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
