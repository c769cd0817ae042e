import type { FlagReason, HELD_REASONS, HELD_STATES, FLAG_STATES } from '@nireeka/contracts/api'
import type { BadgeTone } from '@nireeka/ui'

/** A member's reasons for a report. */
export const REPORT_REASONS: Record<FlagReason, string> = {
  spam: 'Spam or advertising',
  rude: 'Rude or hateful',
  off_topic: 'Not about this topic',
  unsafe: 'Dangerous advice',
  other: 'Something else',
}

type State = { label: string; tone: BadgeTone }

export const REPORT_STATES: Record<(typeof FLAG_STATES)[number], State> = {
  open: { label: 'Open', tone: 'highlight' },
  kept: { label: 'Dismissed', tone: 'neutral' },
  hidden: { label: 'Thread hidden', tone: 'neutral' },
  removed: { label: 'Deleted', tone: 'danger' },
}

/** Why a post waits. */
export const HELD_REASON_LABELS: Record<(typeof HELD_REASONS)[number], string> = {
  word: 'Listed word',
  links: 'Link from a new member',
  duplicate: 'Same text twice',
}

export const HELD_STATE_LABELS: Record<(typeof HELD_STATES)[number], State> = {
  waiting: { label: 'Waiting', tone: 'highlight' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'neutral' },
}

/** Returns the first words of a Markdown text, as one line of plain text. */
export const beginningOf = (text: string) => {
  const plain = text
    .replaceAll(/[*_`>#]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.length > 140 ? `${plain.slice(0, 139).trimEnd()}…` : plain
}
