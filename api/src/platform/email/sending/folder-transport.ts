import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'

import type { Email, Transport } from '../email.ts'
import { toMessage } from './to-message.ts'

interface Needs {
  folder: string
  from: string
}

/** Creates a transport that writes emails as .eml files. An email that is sent again replaces its file. */
export function createFolderTransport({ folder, from }: Needs): Transport {
  async function compose(email: Email): Promise<Buffer> {
    const { createTransport } = await import('nodemailer')
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
      toMessage(email, from),
    )
    return message as Buffer
  }

  return {
    async send(email) {
      const bytes = await compose(email)
      // Emails can open accounts, so other users of this machine must not read them.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, fileNameOf(email))
      const file = await open(`${path}.part`, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
    },
    close: () => undefined,
  }
}

/** Returns an email's file name, which sorts by time: 20261121T101530123Z-<id>.eml */
export const fileNameOf = ({ id, at }: Pick<Email, 'id' | 'at'>) =>
  `${at.toISOString().replaceAll(/[-:.]/g, '')}-${id}.eml`

/** Matches the names of email files; no other file of the folder is an email. */
export const LETTER_FILE = /^\d{8}T\d{9}Z-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.eml$/
