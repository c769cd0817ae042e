import type { Attachment } from '../email.ts'

/** The content of an email before it becomes HTML and text. Every string in it may come from a stranger. */
export interface Content {
  subject: string
  heading: string
  blocks: Block[]
  /** The sentence that says why the reader gets this email. */
  reason: string
  unsubscribe?: string
  attachments?: Attachment[]
}

export type Block =
  /** A paragraph, whose line breaks are kept. */
  | { kind: 'text' | 'small' | 'quote'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'rows'; rows: Row[] }

export interface Row {
  label: string
  value: string
  /** `first`: the first row of a total, with a line above it. `sum`: the total itself, in bold. */
  role?: 'first' | 'sum'
}

export const text = (words: string): Block => ({ kind: 'text', text: words })
export const small = (words: string): Block => ({ kind: 'small', text: words })
export const button = (label: string, href: string): Block => ({ kind: 'button', label, href })
