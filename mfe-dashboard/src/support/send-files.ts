import { type Http, messageOf, TEXTS } from '@nireeka/contracts'

import { sendFile } from './support.api.ts'

/** The files that couldn't be sent, and the error of the first. */
export interface Unsent {
  files: File[]
  message: string
}

/** Sends files one after the other. Returns null when all were sent, otherwise the unsent ones. */
export async function sendFiles(
  http: Http,
  ticketId: number,
  files: readonly File[],
): Promise<Unsent | null> {
  const unsent: File[] = []
  let message = ''
  for (const file of files) {
    try {
      await sendFile(http, ticketId, file)
    } catch (error) {
      unsent.push(file)
      message ||= messageOf(error, TEXTS.unreachable)
    }
  }
  return unsent.length > 0 ? { files: unsent, message } : null
}
