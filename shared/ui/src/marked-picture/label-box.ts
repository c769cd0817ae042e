import type { Mark, Marks, Place } from './mark.ts'

/** A picture's width by its height. */
export const RATIO = 1.6
/** The label's height and the room beside its text, in em. */
export const HEIGHT = 1.8
const PADDING = 1.3

const WIDTHS: ReadonlyArray<[RegExp, number]> = [
  [/[fijlrtI .,:’'()-]/, 0.36],
  [/[mwMW]/, 0.92],
  [/[A-Z]/, 0.72],
]
const USUAL = 0.62

/** Returns how wide a label is, in em; a little more than its letters need. */
export const labelWidth = (label: string) =>
  [...label].reduce(
    (sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? USUAL),
    PADDING,
  )

/** The narrowest picture with marks, in pixels, and the size of its labels' letters. */
const NARROWEST = 272
const LETTERS = 13
const EM = LETTERS / NARROWEST

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Returns the box of a label in the narrowest picture, in units of the picture's width. */
function boxOf({ label, on, at = on }: Mark): Box {
  const [x, y] = [at.x, at.y / RATIO]
  const [width, height] = [labelWidth(label) * EM, HEIGHT * EM]
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

const isInside = ({ left, right, top, bottom }: Box) =>
  left >= 0 && right <= 1 && top >= 0 && bottom <= 1 / RATIO

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Returns whether a label covers a part's ring, or its dot. */
function covers(box: Box, { x, y, radius = 0.015 }: Place & { radius?: number }) {
  const [nearX, nearY] = [clamp(x, box.left, box.right), clamp(y / RATIO, box.top, box.bottom)]
  return Math.hypot(nearX - x, nearY - y / RATIO) < radius
}

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)

/** The room that two rings need between them, as a fraction of the picture's width. */
const BETWEEN_RINGS = 0.01

/** Returns whether the rings of two parts overlap or touch. */
function ringsMeet({ on: one }: Mark, { on: other }: Mark) {
  if (!one.radius || !other.radius) return false
  const apart = Math.hypot(one.x - other.x, (one.y - other.y) / RATIO)
  return apart < one.radius + other.radius + BETWEEN_RINGS
}

/** Returns what is wrong with two marks of a picture where it is narrowest. */
const faultsOfPair = (one: Labelled, other: Labelled): string[] => [
  ...(overlap(one.box, other.box) ? [`“${one.mark.label}” and “${other.mark.label}” overlap`] : []),
  ...(one.mark.label === other.mark.label ? [`“${one.mark.label}” stands twice`] : []),
  ...(ringsMeet(one.mark, other.mark)
    ? [`the rings of “${one.mark.label}” and “${other.mark.label}” meet`]
    : []),
]

interface Labelled {
  mark: Mark
  box: Box
}

/**
 * Returns what is wrong with a picture's marks where it is narrowest: labels that are cut off, that cover a part or each
 * other or that say the same, and rings that meet.
 */
export function faultsOf(marks: Marks): string[] {
  const boxes = marks.map((mark) => ({ mark, box: boxOf(mark) }))
  return boxes.flatMap(({ mark, box }, index) => [
    ...(isInside(box) ? [] : [`“${mark.label}” is cut off`]),
    ...marks
      .filter((other) => mark.at && covers(box, other.on))
      .map((other) => `“${mark.label}” covers “${other.label}”`),
    ...boxes.slice(index + 1).flatMap((other) => faultsOfPair({ mark, box }, other)),
  ])
}
