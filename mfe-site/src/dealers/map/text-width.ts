const NARROW = /[iljftrI .,'’-]/g
const WIDE = /[mwA-HJ-Z]/g
/** The widths of letters in the map's font size, in pixels: of narrow ones, of most, and of wide ones. */
const [NARROW_PX, LETTER_PX, WIDE_PX] = [4.2, 7.2, 9]

/** Returns about how wide a town's name is on the map, in pixels. */
export function textWidth(text: string): number {
  const narrow = text.match(NARROW)?.length ?? 0
  const wide = text.match(WIDE)?.length ?? 0
  return narrow * NARROW_PX + wide * WIDE_PX + (text.length - narrow - wide) * LETTER_PX
}
