/** A letter as it is sent. */
export interface Letter {
  /** A UUID, the same at every try: it becomes the Message-ID, so that a receiver who gets it twice shows it once. */
  id: string
  /** When it was queued. */
  at: Date
  to: string
  subject: string
  text: string
  html: string
  /** Takes the reader off the list that the letter belongs to: a page to look at, and by POST at once (RFC 8058). */
  unsubscribe?: string
  attachments?: Attachment[]
}

export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}

/** Takes letters to where they are read. Failing with something else than the two errors below means: try again. */
export interface Transport {
  send: (letter: Letter) => Promise<void>
  close: () => void
}

/** This letter will never be taken, however often it is tried. */
export class LetterRefused extends Error {}

/** No letter can be sent at the moment. */
export class TransportDown extends Error {}
