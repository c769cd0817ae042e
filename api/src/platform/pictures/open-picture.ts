import type { Sharp } from 'sharp'

import { BusyError } from '../attempts/wait-error.ts'
import { createConcurrencyLimit } from '../http/concurrency-limit.ts'

/** The most pixels that a picture may unpack to, which a small file can claim to hold by the billion. */
const MOST_PIXELS = 64_000_000

/** One picture at once: reading it takes one of the few threads that Node shares with passwords and file access. */
const inTurn = createConcurrencyLimit({
  atOnce: 1,
  waiting: 30,
  refusal: () => new BusyError('Our server is busy with pictures right now. Please try again in a moment.'),
})

/**
 * Reads a picture that somebody has sent, upright and without the camera's data, and returns what `use` makes of it.
 * Pictures wait for one another. Null when it can't be read.
 */
export const openPicture = <Result>(
  bytes: Buffer,
  use: (picture: Sharp) => Promise<Result>,
): Promise<Result | null> =>
  inTurn(async () => {
    // sharp is imported with the first picture, since most processes never need it.
    const { default: sharp } = await import('sharp')
    return use(sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient()).catch(() => null)
  })
