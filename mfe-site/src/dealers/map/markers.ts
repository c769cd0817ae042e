import type { Dealer } from '../dealers.api.ts'
import type { View } from './map-view.ts'
import { type Point, project } from './projection.ts'
import { spread } from './spread.ts'

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

/**
 * From how far from each other, in touch targets, dealers are moved apart instead of being merged. The first that leaves
 * no two too near counts; the last always does.
 */
const PARTED_FROM = [0.6, 0.8, 1]

/**
 * Returns the markers of the dealers in the view, on a map with this width in pixels. Two that are somewhat too near to
 * each other are moved apart by a few pixels.
 */
export function placeMarkers(dealers: readonly Dealer[], view: View, widthPx: number): Marker[] {
  const unitsPerTouch = (TOUCH_PX / widthPx) * view.width
  const alone = dealers.filter((dealer) => isIn(view, pointOf(dealer))).map((dealer) => [dealer])
  for (const from of PARTED_FROM) {
    const groups = mergeNear(alone, unitsPerTouch * from)
    const places = spread(groups.map(middleOf), unitsPerTouch)
    if (!places) continue
    return groups.flatMap((group, index) => {
      const at = places[index] ?? middleOf(group)
      return isOneTown(group) ? sideBySide(group, at, view, unitsPerTouch) : [asOne(group, at, view)]
    })
  }
  return []
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

const asOne = (dealers: Dealer[], at: Point, view: View): Marker => ({
  key: dealers.map(({ id }) => id).join('-'),
  at: shareOf(view, at),
  dealers,
})

/** Returns separate markers, side by side around their town. */
const sideBySide = (dealers: Dealer[], { x, y }: Point, view: View, step: number): Marker[] =>
  dealers.map((dealer, place) => {
    const aside = (place - (dealers.length - 1) / 2) * step
    return { key: String(dealer.id), at: shareOf(view, { x: x + aside, y }), dealers: [dealer] }
  })
