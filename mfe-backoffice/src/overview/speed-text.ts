import { formatNumber } from '@nireeka/contracts'
import type { PageKindName, SpeedFiguresData, VitalName, VitalRating } from '@nireeka/contracts/api'
import type { InOurNames } from '@nireeka/kit'
import type { BadgeTone } from '@nireeka/ui'

export type PageSpeed = InOurNames<SpeedFiguresData>[number]
export type Speed = NonNullable<PageSpeed['now']>

export const RATING_LABELS: Record<VitalRating, string> = {
  good: 'Good',
  needs_work: 'Needs work',
  poor: 'Poor',
}
export const RATING_TONES: Record<VitalRating, BadgeTone> = {
  good: 'success',
  needs_work: 'highlight',
  poor: 'danger',
}
export const PAGE_KIND_LABELS: Record<PageKindName, string> = {
  home: 'Home page',
  configurator: 'Configurator',
  shop: 'Shop',
  help: 'Help centre',
  forum: 'Forum',
  information: 'Information',
  account: 'Account',
  dashboard: 'Dashboard',
}
export const VITAL_LABELS: Record<VitalName, string> = {
  LCP: 'Main content (LCP)',
  INP: 'Response (INP)',
  CLS: 'Shifts (CLS)',
  TTFB: 'First byte (TTFB)',
}

const SECOND = 1000

/** Returns a measure's value as people read it: '2.4 s', '180 ms', and for shifts '0.05'. */
export const formatVital = (name: VitalName) => (value: number) => {
  if (name === 'CLS') return value.toFixed(2)
  return value < SECOND ? `${formatNumber(Math.round(value))} ms` : `${(value / SECOND).toFixed(1)} s`
}

/** Returns what three of four visits had, as far as the scale says: 'over 10.0 s'. */
export const p75Of = (name: VitalName, { p75, isMore }: Speed) =>
  `${isMore ? 'over ' : ''}${formatVital(name)(p75)}`
