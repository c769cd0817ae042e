import { formatNumber } from '@nireeka/contracts'
import type { NewsletterIssueState, NewsletterSegment } from '@nireeka/contracts/api'
import type { BadgeTone } from '@nireeka/ui'

export const SEGMENT_LABELS: Record<NewsletterSegment, string> = {
  all: 'All subscribers',
  members: 'Subscribers with an account',
  owners: 'Owners of a model',
  country: 'Members in a country',
}

export const STATE_TONES: Record<NewsletterIssueState, BadgeTone> = {
  draft: 'neutral',
  sending: 'info',
  stopped: 'highlight',
  sent: 'success',
}

/** Returns a number of subscribers in words. */
export const subscribersText = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'subscriber' : 'subscribers'}`
