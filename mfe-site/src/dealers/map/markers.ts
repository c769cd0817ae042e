import type { Dealer } from '../dealers.api.ts'
import type { View } from './map-view.ts'
import { type Point, project } from './projection.ts'

/**
 * One dealer, or a cluster of several that would overlap. `at`: position as shares of the view's width and height.
 */
export interface Marker {
  key: string
  at: Point
  dealers: Dealer[]
}

/** The minimum size of a touch target, in CSS pixels. */
const TOUCH_PX = 44
/** Dealers closer than this many map units are in the same town, so zooming in can't separate them. */
const SAME_TOWN = 2

const pointOf = (dealer: Dealer) => project(dealer)

/** Returns the markers of the dealers in the view, on a map with this width in pixels. */
export function placeMarkers(dealers: readonly Dealer[], view: View, widthPx: number): Marker[] {
  const unitsPerTouch = (TOUCH_PX / widthPx) * view.width
  const shown = dealers.filter((dealer) => isIn(view, pointOf(dealer)))
  const groups = mergeNear(
    shown.map((dealer) => [dealer]),
    unitsPerTouch,
  )
  return groups.flatMap((group) =>
    isOneTown(group) ? sideBySide(group, view, unitsPerTouch) : [asOne(group, view)],
  )
}

/** Merges groups as long as any two are closer than a touch target. */
function mergeNear(groups: Dealer[][], nearest: number): Dealer[][] {
  for (const [place, group] of groups.entries()) {
    const other = groups.findIndex(
      (each, at) => at > place && distance(middleOf(each), middleOf(group)) < nearest,
    )
    if (other === -1) continue
    const rest = groups.filter((_each, at) => at !== place && at !== other)
    return mergeNear([[...group, ...groups[other]!], ...rest], nearest)
  }
  return groups
}

export const pointsOf = (dealers: readonly Dealer[]) => dealers.map(pointOf)

const isIn = (view: View, { x, y }: Point) =>
  x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function middleOf(dealers: readonly Dealer[]): Point {
  const points = pointsOf(dealers)
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }
}

function isOneTown(dealers: readonly Dealer[]) {
  const middle = middleOf(dealers)
  return pointsOf(dealers).every((point) => distance(point, middle) < SAME_TOWN)
}

const shareOf = (view: View, { x, y }: Point): Point => ({
  x: (x - view.x) / view.width,
  y: (y - view.y) / view.height,
})

const asOne = (dealers: Dealer[], view: View): Marker => ({
  key: dealers.map(({ id }) => id).join('-'),
  at: shareOf(view, middleOf(dealers)),
  dealers,
})

/** Returns separate markers, side by side around their town. */
const sideBySide = (dealers: Dealer[], view: View, step: number): Marker[] =>
  dealers.map((dealer, place) => {
    const { x, y } = middleOf(dealers)
    const aside = (place - (dealers.length - 1) / 2) * step
    return { key: String(dealer.id), at: shareOf(view, { x: x + aside, y }), dealers: [dealer] }
  })
