import { type ForumPicture, messageOf, TEXTS } from '@nireeka/contracts'
import { FORUM_PICTURES } from '@nireeka/contracts/api'
import { siftFiles } from '@nireeka/ui'

import { countPictures } from './picture-edit.ts'

export interface Chosen {
  files: File[]
  /** A sentence for each file that can't be sent. */
  refused: string[]
}

/** Returns which files can be sent with a text, which takes only so many. */
export function chooseFiles(text: string, files: readonly File[]): Chosen {
  const maxFiles = FORUM_PICTURES.perPost - countPictures(text)
  if (maxFiles <= 0)
    return { files: [], refused: [`A post can show up to ${FORUM_PICTURES.perPost} pictures.`] }
  const { kinds, maxBytes } = FORUM_PICTURES
  return siftFiles([], files, { kinds, maxBytes, maxFiles, kindsLabel: 'a JPG, PNG or WebP picture' })
}

interface Sent {
  pictures: ForumPicture[]
  /** Why the first of `unsent` couldn't be sent; null when all were. */
  failure: string | null
  unsent: File[]
}

/** Sends files one after the other, up to the first one that fails; `onStart` is told the place of each. */
export async function sendPictures(
  files: readonly File[],
  send: (file: File) => Promise<ForumPicture>,
  onStart: (place: number) => void,
): Promise<Sent> {
  const pictures: ForumPicture[] = []
  for (const [index, file] of files.entries()) {
    onStart(index + 1)
    try {
      pictures.push(await send(file))
    } catch (error) {
      return { pictures, failure: messageOf(error, TEXTS.unreachable), unsent: files.slice(index) }
    }
  }
  return { pictures, failure: null, unsent: [] }
}
