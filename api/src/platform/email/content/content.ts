import type { Attachment } from '../email.ts'
import type { Item } from './items.ts'

/** The content of an email before it becomes HTML and text. Every string in it may come from a stranger. */
export interface Content {
  subject: string
  heading: string
  /** What inboxes show beside the subject; without it, the first paragraph after the greeting. */
  preview?: string
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
  | { kind: 'items'; items: Item[] }
  | { kind: 'heading'; text: string }
  | { kind: 'rich'; spans: Span[] }
  | { kind: 'list'; isNumbered: boolean; items: Span[][] }

/** A part of a paragraph. */
export interface Span {
  text: string
  isStrong?: boolean
  isEmphasis?: boolean
  /** The address that it leads to. Only http, https and mailto become links. */
  href?: string
}

export interface Row {
  label: string
  value: string
  /** `first`: the first row of a total, with a line above it. `sum`: the total itself, in bold. */
  role?: 'first' | 'sum'
}

export const text = (words: string): Block => ({ kind: 'text', text: words })
export const small = (words: string): Block => ({ kind: 'small', text: words })
export const subheading = (words: string): Block => ({ kind: 'heading', text: words })
export const button = (label: string, href: string): Block => ({ kind: 'button', label, href })
