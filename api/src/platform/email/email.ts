/** An email in the form that transports send. */
export interface Email {
  /**
   * A UUID that stays the same for every attempt. It becomes the Message-ID, so that a receiver who gets it twice shows
   * it once.
   */
  id: string
  /** When the email was queued. */
  at: Date
  to: string
  subject: string
  text: string
  html: string
  /** The address that unsubscribes the reader: a page by GET, and immediate by POST (RFC 8058). */
  unsubscribe?: string
  attachments?: Attachment[]
}

export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}

/** A transport that delivers emails. Any error other than the two below means: try again later. */
export interface Transport {
  send: (email: Email) => Promise<void>
  close: () => void
}

/** Thrown when this email can never be delivered, however often it is tried. */
export class EmailRefused extends Error {
  /** Whether the mail server has refused the reader's address, and not the email. */
  isOfReader = false
}

/** Thrown when no email can be sent at the moment. */
export class TransportDown extends Error {}
