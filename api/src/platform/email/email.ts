/** An email as it is sent. */
export interface Email {
  /** A UUID, the same at every try: it becomes the Message-ID, so that a receiver who gets it twice shows it once. */
  id: string
  /** When it was queued. */
  at: Date
  to: string
  subject: string
  text: string
  html: string
  /** Takes the reader off the list that the email belongs to: a page to look at, and by POST at once (RFC 8058). */
  unsubscribe?: string
  attachments?: Attachment[]
}

export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}

/** Takes emails to where they are read. Failing with something else than the two errors below means: try again. */
export interface Transport {
  send: (email: Email) => Promise<void>
  close: () => void
}

/** This email will never be taken, however often it is tried. */
export class EmailRefused extends Error {}

/** No email can be sent at the moment. */
export class TransportDown extends Error {}
