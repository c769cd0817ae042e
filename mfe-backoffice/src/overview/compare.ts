export const NO_FIGURE_BEFORE = 'No earlier figure'

interface Compared {
  now: number | null
  before: number | null
}

interface Words {
  format: (value: number) => string
  /** The words for a higher and a lower figure: 'more' and 'less', 'slower' and 'faster'. */
  more?: string
  less?: string
}

/** Returns how a figure differs from the one before, in words and figures: '3 more than before (12)'. */
export function difference({ now, before }: Compared, { format, more = 'more', less = 'less' }: Words) {
  if (before === null) return NO_FIGURE_BEFORE
  if (now === null) return `${format(before)} before`
  const [text, textBefore] = [format(now), format(before)]
  // What reads the same is the same.
  if (text === textBefore) return `Same as before (${textBefore})`
  const change = format(Math.abs(now - before))
  return `${change} ${now > before ? more : less} than before (${textBefore})`
}
