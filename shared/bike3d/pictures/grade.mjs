/** The tone curve of the dark theme's pictures. */
import sharp from 'sharp'

/** Between these levels (0 to 1) the curve grows from its gentle to its strong part. */
const FROM = 0.12
const TO = 0.42
const GENTLE = 1.15
const STRONG = 1.8

const FACTORS = Array.from({ length: 256 }, (_, value) => factorOf(value / 255))

/**
 * Returns a picture whose lit floor is about half as bright again, and whose dark parts are only a little brighter, so
 * that graphite and black things stand out from the floor on a small screen. White and black stay what they are, every
 * colour keeps its hue, and what is transparent stays so.
 * @param {Buffer} picture any file that sharp reads
 * @returns {Promise<import('sharp').Sharp>}
 */
export async function gradeDark(picture) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (let at = 0; at < data.length; at += channels) {
    const factor = FACTORS[Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)] ?? 1
    for (let channel = at; channel < at + 3; channel++)
      data[channel] = Math.round((data[channel] ?? 0) * factor)
  }
  return sharp(data, { raw: { width, height, channels } })
}

/**
 * Returns by how much a colour gets brighter whose brightest channel has this level.
 * @param {number} level from 0 to 1
 */
function factorOf(level) {
  if (level === 0) return 1
  const share = Math.min(1, Math.max(0, (level - FROM) / (TO - FROM)))
  const strength = GENTLE + (STRONG - GENTLE) * share * share * (3 - 2 * share)
  return (1 - (1 - level) ** strength) / level
}
