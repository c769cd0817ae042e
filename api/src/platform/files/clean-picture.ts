import type { TicketFileKind } from '@nireeka/contracts/api'
import type { Sharp } from 'sharp'

import { BusyError } from '../attempts/wait-error.ts'
import { createConcurrencyLimit } from '../http/concurrency-limit.ts'

/** The longest side of a stored picture; larger ones are scaled down. */
const LONGEST_SIDE = 4096
/** The most pixels that a picture may unpack to, which a small file can claim to hold by the billion. */
const MOST_PIXELS = 64_000_000
const QUALITY = 88

const ENCODERS: Partial<Record<TicketFileKind, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: QUALITY }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: QUALITY }),
}

/** One picture at once: reading it takes one of the few threads that Node shares with passwords and file access. */
const inTurn = createConcurrencyLimit({
  atOnce: 1,
  waiting: 30,
  refusal: () => new BusyError('Many pictures are being sent just now. Please try again in a moment.'),
})

/**
 * Returns a file as it is stored: a picture is written anew, upright and without the camera's data such as the place
 * where it was taken, and anything hidden in the file is lost. Other files stay as they are. Null when the picture
 * can't be read.
 */
export async function cleanPicture(kind: TicketFileKind, bytes: Buffer): Promise<Buffer | null> {
  const encode = ENCODERS[kind]
  if (!encode) return bytes
  return inTurn(async () => {
    // sharp is imported with the first picture, since most processes never need it.
    const { default: sharp } = await import('sharp')
    const size = {
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    } as const
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient().resize(size)
    return encode(picture)
      .toBuffer()
      .catch(() => null)
  })
}
