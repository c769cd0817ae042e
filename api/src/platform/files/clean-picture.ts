import type { TicketFileKind } from '@nireeka/contracts/api'
import type { Sharp } from 'sharp'

import { openPicture } from '../pictures/open-picture.ts'

/** The longest side of a stored picture; larger ones are scaled down. */
const LONGEST_SIDE = 4096
const QUALITY = 88

const ENCODERS: Partial<Record<TicketFileKind, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: QUALITY }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: QUALITY }),
}

const SIZE = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const

/**
 * Returns a file as it is stored: a picture is written anew, upright and without the camera's data such as the place
 * where it was taken, and anything hidden in the file is lost. Other files stay as they are. Null when the picture
 * can't be read.
 */
export async function cleanPicture(kind: TicketFileKind, bytes: Buffer): Promise<Buffer | null> {
  const encode = ENCODERS[kind]
  return encode ? openPicture(bytes, (picture) => encode(picture.resize(SIZE)).toBuffer()) : bytes
}
