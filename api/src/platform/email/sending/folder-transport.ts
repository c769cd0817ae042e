import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'

import type { Letter, Transport } from '../letter.ts'
import { toMessage } from './to-message.ts'

interface Needs {
  folder: string
  from: string
}

/** Letters as files, which any mail program opens. A letter that is sent again replaces its file. */
export function createFolderTransport({ folder, from }: Needs): Transport {
  async function compose(letter: Letter): Promise<Buffer> {
    const { createTransport } = await import('nodemailer')
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
      toMessage(letter, from),
    )
    return message as Buffer
  }

  return {
    async send(letter) {
      const bytes = await compose(letter)
      // Letters open accounts: nobody else on this machine reads them.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, fileNameOf(letter))
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

/** Sorts by time: 20261121T101530123Z-<id>.eml */
export const fileNameOf = ({ id, at }: Pick<Letter, 'id' | 'at'>) =>
  `${at.toISOString().replaceAll(/[-:.]/g, '')}-${id}.eml`

/** No other file of the folder is a letter. */
export const LETTER_FILE = /^\d{8}T\d{9}Z-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.eml$/
