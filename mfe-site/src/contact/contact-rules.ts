import { type ContactInput, ContactMessage, sentenceFor } from '@nireeka/contracts/api'

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
