import { messageOf, TEXTS } from '@nireeka/contracts'

/** The files that couldn't be sent, and the error of the first. */
export interface Unsent {
  files: File[]
  message: string
}

/** Sends files one after the other. Returns null when all were sent, otherwise the unsent ones. */
export async function sendFiles(
  files: readonly File[],
  send: (file: File) => Promise<unknown>,
): Promise<Unsent | null> {
  const unsent: File[] = []
  let message = ''
  for (const file of files) {
    try {
      await send(file)
    } catch (error) {
      unsent.push(file)
      message ||= messageOf(error, TEXTS.unreachable)
    }
  }
  return unsent.length > 0 ? { files: unsent, message } : null
}
