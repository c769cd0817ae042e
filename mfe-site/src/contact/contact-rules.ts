import type { Http } from '@nireeka/contracts'
import { ContactMessage, type ContactReceipt, type ContactInput, sentenceFor } from '@nireeka/contracts/api'

import type { Draft } from './contact-draft.ts'

export { isSafetyMatter, STOP_RIDING } from '@nireeka/contracts/api'

export type FieldErrors = Partial<Record<string, string[]>>

/** Checks the typed values by the contract's rules, which the server applies, too. */
export function checkMessage(values: Draft): { input: ContactInput } | { errors: FieldErrors } {
  const checked = ContactMessage.safeParse(values, { error: sentenceFor })
  if (checked.success) return { input: checked.data }
  const errors: FieldErrors = {}
  for (const { path, message } of checked.error.issues) {
    const name = String(path[0])
    errors[name] = [...(errors[name] ?? []), message]
  }
  return { errors }
}

let sent = { contents: '', key: '' }

/**
 * Sends the message. The same message keeps its idempotency key, so that a repeated request after a lost answer opens
 * no second ticket.
 */
export async function sendMessage(http: Http, input: ContactInput): Promise<ContactReceipt> {
  const contents = JSON.stringify(input)
  if (contents !== sent.contents) sent = { contents, key: crypto.randomUUID() }
  const headers = { 'idempotency-key': sent.key }
  const { data } = await http.post('/api/contact', input, { headers })
  // The key is dropped after a success: the same text sent again is a new message.
  sent = { contents: '', key: '' }
  return data
}
