/** The tone curve of the dark theme's pictures. */
import sharp from 'sharp'

/** Between these levels (0 to 1) the curve grows from its gentle to its strong part. */
const FROM = 0.12
const TO = 0.42
const GENTLE = 1.15
const STRONG = 1.8

/**
 * The curve of parts, accessories and places on a bike seen from nearby, as pairs of levels before and after: their
 * floor is lifted as a bike's is, while bare metal and light plastic, which the studio lights fully from above, keep their material.
 */
const ITEM_CURVE = [
  [0, 0],
  [0.12, 0.137],
  [0.25, 0.34],
  [0.36, 0.51],
  [0.5, 0.57],
  [0.65, 0.62],
  [0.8, 0.71],
  [0.92, 0.86],
  [1, 1],
]
/** The curve's bends are smoothed over this number of levels on each side. */
const SMOOTH = 14

const LEVELS = Array.from({ length: 256 }, (_, value) => value / 255)
/** By how much a colour gets brighter, by the level of its brightest channel from 0 to 255. */
const FACTORS = {
  bike: LEVELS.map(factorOf),
  item: smoothed(LEVELS.map(itemLevel)).map((level, value) =>
    value === 0 ? 1 : level / (LEVELS[value] ?? 1),
  ),
}

/**
 * Returns a picture whose lit floor is about half as bright again, and whose dark parts are only a little brighter, so
 * that graphite and black things stand out from the floor on a small screen. White and black stay what they are, every
 * colour keeps its hue, and what is transparent stays so.
 * @param {Buffer} picture any file that sharp reads
 * @param {keyof typeof FACTORS} [shown] a whole bike, or a part or an accessory from nearby
 * @returns {Promise<import('sharp').Sharp>}
 */
export async function gradeDark(picture, shown = 'bike') {
  const factors = FACTORS[shown]
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (let at = 0; at < data.length; at += channels) {
    const factor = factors[Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)] ?? 1
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

/**
 * Returns what becomes of a level in the picture of an item, before smoothing.
 * @param {number} level from 0 to 1
 */
function itemLevel(level) {
  const next = Math.max(
    1,
    ITEM_CURVE.findIndex(([before = 0]) => before >= level),
  )
  const [[from = 0, low = 0] = [], [to = 1, high = 1] = []] = ITEM_CURVE.slice(next - 1, next + 1)
  return low + ((high - low) * (level - from)) / (to - from)
}

/**
 * Returns each level's mean with its neighbours; towards the ends there are fewer, so that black and white stay.
 * @param {number[]} levels
 */
function smoothed(levels) {
  return levels.map((_, at) => {
    const reach = Math.min(SMOOTH, at, levels.length - 1 - at)
    const near = levels.slice(at - reach, at + reach + 1)
    return near.reduce((sum, level) => sum + level, 0) / near.length
  })
}
