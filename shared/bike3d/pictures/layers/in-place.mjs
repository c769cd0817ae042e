// Makes the layer of an upgrade, which hides the standard part that it stands in the place of.
import sharp from 'sharp'

/**
 * The background is laid about two pixels beyond the standard part, whose edge is softer than a pixel: its shape is
 * blurred by this many pixels, and then made more opaque.
 */
const BLUR = 1.5
const GAIN = 8

/**
 * Returns the layer as a PNG: the upgrade, and around it what stands behind the standard part, where that one was.
 * @param {{ added: Buffer, hidden: Buffer, behind: Buffer }} pictures PNGs of one size: the upgrade and the standard
 *   part as transparent layers, and the bike without either
 */
export async function inPlace({ added, hidden, behind }) {
  const covered = await sharp(hidden)
    .ensureAlpha()
    .blur(BLUR)
    .linear([1, 1, 1, GAIN], [0, 0, 0, 0])
    .png()
    .toBuffer()
  const cover = await sharp(behind)
    .ensureAlpha()
    .composite([{ input: covered, blend: 'dest-in' }])
    .png()
    .toBuffer()
  return sharp(cover)
    .composite([{ input: added }])
    .png()
    .toBuffer()
}
