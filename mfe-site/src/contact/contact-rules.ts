import type { Http } from '@nireeka/contracts'
import { ContactMessage, type ContactReceipt, type ContactInput, sentenceFor } from '@nireeka/contracts/api'

import type { Draft } from './contact-draft.ts'

export { isSafetyMatter, STOP_RIDING } from '@nireeka/contracts/api'

export type FieldErrors = Partial<Record<string, string[]>>

/** The contract's rules for what was typed: the same as the server's, before it is asked. */
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

/** The same message keeps its key, so that sending it again after a lost answer opens no second ticket. */
export async function sendMessage(http: Http, input: ContactInput): Promise<ContactReceipt> {
  const contents = JSON.stringify(input)
  if (contents !== sent.contents) sent = { contents, key: crypto.randomUUID() }
  const headers = { 'idempotency-key': sent.key }
  const { data } = await http.post('/api/contact', input, { headers })
  // Whoever writes the same again after this means it.
  sent = { contents: '', key: '' }
  return data
}
