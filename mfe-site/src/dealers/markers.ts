import type { DealerData } from '@nireeka/contracts/api'

import type { View } from './map-view.ts'
import { type Point, project } from './projection.ts'

/** One dealer, or several that would lie upon each other. `at`: shares of the view's width and height. */
export interface Marker {
  key: string
  at: Point
  dealers: DealerData[]
}

/** As wide as a finger needs it. */
const TOUCH_PX = 44
/** Dealers of one town can't be parted by going nearer. */
const SAME_TOWN = 2

const pointOf = (dealer: DealerData) => project(dealer)

/** What the view shows of the dealers, on a map that is this wide on the screen. */
export function placeMarkers(dealers: readonly DealerData[], view: View, widthPx: number): Marker[] {
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

/** Two groups become one as long as any two are nearer than a finger. */
function mergeNear(groups: DealerData[][], nearest: number): DealerData[][] {
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

export const pointsOf = (dealers: readonly DealerData[]) => dealers.map(pointOf)

const isIn = (view: View, { x, y }: Point) =>
  x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function middleOf(dealers: readonly DealerData[]): Point {
  const points = pointsOf(dealers)
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }
}

function isOneTown(dealers: readonly DealerData[]) {
  const middle = middleOf(dealers)
  return pointsOf(dealers).every((point) => distance(point, middle) < SAME_TOWN)
}

const shareOf = (view: View, { x, y }: Point): Point => ({
  x: (x - view.x) / view.width,
  y: (y - view.y) / view.height,
})

const asOne = (dealers: DealerData[], view: View): Marker => ({
  key: dealers.map(({ id }) => id).join('-'),
  at: shareOf(view, middleOf(dealers)),
  dealers,
})

/** Each beside the other around their town. */
const sideBySide = (dealers: DealerData[], view: View, step: number): Marker[] =>
  dealers.map((dealer, place) => {
    const { x, y } = middleOf(dealers)
    const aside = (place - (dealers.length - 1) / 2) * step
    return { key: String(dealer.id), at: shareOf(view, { x: x + aside, y }), dealers: [dealer] }
  })
