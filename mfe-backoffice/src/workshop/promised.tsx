import { formatNumber } from '@nireeka/contracts'
import { Badge, type BadgeTone } from '@nireeka/ui'

import type { Bike } from './workshop.api.ts'

/** From how many days left on a bike is marked as urgent. */
const URGENT = 3

/** Says how many days are left until a bike's promised day, or how late it is. Built bikes are neither. */
export function Promised({ bike: { daysLeft, stage } }: { bike: Pick<Bike, 'daysLeft' | 'stage'> }) {
  if (stage === 'built') return null
  if (daysLeft === null) return <Badge>On request</Badge>
  return <Badge tone={toneOf(daysLeft)}>{textOf(daysLeft)}</Badge>
}

function toneOf(days: number): BadgeTone {
  if (days < 0) return 'danger'
  return days <= URGENT ? 'highlight' : 'neutral'
}

function textOf(days: number): string {
  if (days === 0) return 'Due today'
  const count = formatNumber(Math.abs(days))
  const unit = Math.abs(days) === 1 ? 'day' : 'days'
  return days < 0 ? `${count} ${unit} late` : `${count} ${unit} left`
}
