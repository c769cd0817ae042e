import { button, type Content, small, text } from './content.ts'
import type { PageAddress } from './page-address.ts'

interface Confirmation {
  token: string
  unsubscribeKey: string
}

/** Says nothing but the question: whoever wrote the address into the field may be a stranger to its owner. */
export function newsletterConfirmation({ token, unsubscribeKey }: Confirmation, page: PageAddress): Content {
  return {
    subject: 'Please confirm your address',
    heading: 'One more click',
    blocks: [
      text('Hello,'),
      text('Somebody, most likely you, asked for our newsletter with this address. Is that right?'),
      button('Yes, send me the newsletter', page('/newsletter', { token })),
      text('The link works for seven days.'),
      small('It wasn’t you? Then do nothing: without your yes, no newsletter comes.'),
    ],
    reason: 'You get this letter because somebody wrote this address into our newsletter’s field.',
    unsubscribe: page('/newsletter', { unsubscribe: unsubscribeKey }),
  }
}
