import { useState } from 'react'

import type { Dealer } from '../dealers.api.ts'
import type { Near } from '../near.ts'
import { type View, viewOf, zoom } from './map-view.ts'
import { pointsOf } from './markers.ts'
import { project } from './projection.ts'

/** With a chosen town, the map shows the town and this many of the nearest dealers. */
const NEAREST = 3
/** The zoom factor for a single dealer, so that its surroundings are visible. */
const FROM_AFAR = 0.3

interface Subject {
  dealers: readonly Dealer[]
  near: Near | null
  /** The dealer whose surroundings are shown instead of all. */
  selectedId: number | null
}

/** Returns the part of the map that is shown: where the visitor has moved it, until what it shows changes. */
export function useView(subject: Subject, ratio: number) {
  const [moved, setMoved] = useState<{ view: View; from: string } | null>(null)
  const { dealers, near, selectedId } = subject
  const from = [dealers.map(({ id }) => id).join(), near?.label, selectedId, ratio.toFixed(2)].join('|')
  const isMoved = moved?.from === from
  const view = isMoved ? moved.view : shownFirst(subject, ratio)
  return { view, isMoved, move: (next: View) => setMoved({ from, view: next }) }
}

/**
 * Returns the map's automatic view: one dealer with its surroundings, the town and its nearest dealers, or all dealers
 * of the list, so that each of its numbers is found on the map.
 */
function shownFirst({ dealers, near, selectedId }: Subject, ratio: number): View {
  const [only, ...others] = dealers
  const alone = dealers.find(({ id }) => id === selectedId) ?? (near || others.length > 0 ? undefined : only)
  if (alone) return zoom(viewOf(pointsOf([alone]), ratio), FROM_AFAR)
  return viewOf(near ? [project(near), ...pointsOf(nearestTo(near, dealers))] : pointsOf(dealers), ratio)
}

function nearestTo(near: Near, dealers: readonly Dealer[]) {
  const from = project(near)
  const away = (dealer: Dealer) => {
    const { x, y } = project(dealer)
    return Math.hypot(x - from.x, y - from.y)
  }
  return dealers.toSorted((a, b) => away(a) - away(b)).slice(0, NEAREST)
}
