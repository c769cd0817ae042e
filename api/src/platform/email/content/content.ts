import type { Attachment } from '../email.ts'

/** What an email says, before it is HTML and text. Every string in it may be a stranger's. */
export interface Content {
  subject: string
  heading: string
  blocks: Block[]
  /** Why the reader gets it. */
  reason: string
  unsubscribe?: string
  attachments?: Attachment[]
}

export type Block =
  /** Line breaks are kept. */
  | { kind: 'text' | 'small' | 'quote'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'rows'; rows: Row[] }

export interface Row {
  label: string
  value: string
  /** A total's first row has a line above it, the sum is set strong. */
  role?: 'first' | 'sum'
}

export const text = (words: string): Block => ({ kind: 'text', text: words })
export const small = (words: string): Block => ({ kind: 'small', text: words })
export const button = (label: string, href: string): Block => ({ kind: 'button', label, href })
