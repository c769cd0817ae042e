import type { Marker } from './markers.ts'
import type { Point } from './projection.ts'
import { textWidth } from './text-width.ts'

/** Where a town's name is, from its dot. */
export type LabelSide =
  | 'right'
  | 'left'
  | 'below'
  | 'above'
  | 'below-right'
  | 'below-left'
  | 'above-right'
  | 'above-left'

/** The height of a name's line, in pixels. */
const LINE_PX = 18
/** What stays free behind a name, so that two names don't read as one. */
const GAP_PX = 8
/** The part of a marker that its name must not cover, from its centre, and the gap to the name. */
const DOT_PX = 16
/** The corner below on the left, in which the map's buttons are. */
const CONTROLS = { width: 108, height: 60 }

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Returns a marker's name: its town, or the first of several dealers' towns and how many others there are: "Amsterdam +6". */
export const labelOf = ({ dealers: [first, ...others] }: Marker) =>
  `${first?.city ?? ''}${others.length > 0 ? ` +${others.length}` : ''}`

interface Named {
  sides: Map<string, LabelSide>
  /** The room of names, markers and buttons. */
  taken: Box[]
  /** The less, the more names there are, and the more of them beside their dots. */
  cost: number
}

/**
 * Returns, by marker key, on which side the name of a marker has room on a map of this size in pixels: inside the map,
 * and beside its buttons, other markers and names. `taken`: the room of all of these. Where a name has no room beside its
 * dot, it chooses before the others.
 */
export function labelSides(markers: readonly Marker[], size: Size): Pick<Named, 'sides' | 'taken'> {
  let named = nameInOrder(markers, size)
  let best = named
  let order = markers
  for (let round = 1; round < markers.length && best.cost > 0; round += 1) {
    const { sides } = named
    const isBeside = ({ key }: Marker) => BESIDE.has(sides.get(key))
    order = [...order.filter((marker) => !isBeside(marker)), ...order.filter(isBeside)]
    named = nameInOrder(order, size)
    if (named.cost < best.cost) best = named
  }
  return best
}

interface Size {
  width: number
  height: number
}

const BESIDE: ReadonlySet<LabelSide | undefined> = new Set<LabelSide | undefined>(['right', 'left'])
/** What a name that isn't beside its dot costs, and what none does. */
const [ELSEWHERE, UNNAMED] = [1, 10]

/** Returns the sides of the names if the markers choose in this order. */
function nameInOrder(markers: readonly Marker[], { width, height }: Size): Named {
  const centreOf = ({ at }: Marker) => ({ x: at.x * width, y: at.y * height })
  const controls = { left: 0, right: CONTROLS.width, top: height - CONTROLS.height, bottom: height }
  const taken: Box[] = [controls, ...markers.map((marker) => boxAround(centreOf(marker), DOT_PX))]
  const sides = new Map<string, LabelSide>()
  let cost = 0
  for (const marker of markers) {
    const boxes = boxesOf(labelOf(marker), centreOf(marker))
    const free = boxes.find(([, box]) => isIn(box, width, height) && !taken.some((each) => isOver(each, box)))
    if (!free) {
      cost += UNNAMED
      continue
    }
    if (!BESIDE.has(free[0])) cost += ELSEWHERE
    sides.set(marker.key, free[0])
    taken.push(free[1])
  }
  return { sides, taken, cost }
}

/** Returns the room that a name needs on each side of its dot, the best side first. */
function boxesOf(name: string, { x, y }: Point): Array<[LabelSide, Box]> {
  const length = textWidth(name) + GAP_PX
  const lines = { top: y - LINE_PX / 2, bottom: y + LINE_PX / 2 }
  const below = { top: y + DOT_PX, bottom: y + DOT_PX + LINE_PX }
  const above = { top: y - DOT_PX - LINE_PX, bottom: y - DOT_PX }
  const toTheRight = { left: x - DOT_PX, right: x - DOT_PX + length }
  const toTheLeft = { left: x + DOT_PX - length, right: x + DOT_PX }
  const centred = { left: x - length / 2, right: x + length / 2 }
  return [
    ['right', { left: x + DOT_PX, right: x + DOT_PX + length, ...lines }],
    ['left', { left: x - DOT_PX - length, right: x - DOT_PX, ...lines }],
    ['below', { ...centred, ...below }],
    ['above', { ...centred, ...above }],
    // At the map's edge there is often room for a long name in one direction only.
    ['below-right', { ...toTheRight, ...below }],
    ['below-left', { ...toTheLeft, ...below }],
    ['above-right', { ...toTheRight, ...above }],
    ['above-left', { ...toTheLeft, ...above }],
  ]
}

const boxAround = ({ x, y }: Point, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
})

export const isIn = (box: Box, width: number, height: number) =>
  box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height

export const isOver = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
