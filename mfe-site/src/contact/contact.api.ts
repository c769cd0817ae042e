import type { Http } from '@nireeka/contracts'
import type { ContactReceipt, ContactInput } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames } from '@nireeka/kit'

export type Receipt = InOurNames<ContactReceipt>

let sent = { contents: '', key: '' }

/**
 * Sends the message. The same message keeps its idempotency key, so that a repeated request after a lost answer opens
 * no second ticket.
 */
export async function sendMessage(http: Http, input: ContactInput): Promise<Receipt> {
  const contents = JSON.stringify(input)
  if (contents !== sent.contents) sent = { contents, key: crypto.randomUUID() }
  const headers = { 'idempotency-key': sent.key }
  const { data } = await http.post('/api/contact', input, { headers })
  // The key is dropped after a success: the same text sent again is a new message.
  sent = { contents: '', key: '' }
  return inOurNames(data)
}
