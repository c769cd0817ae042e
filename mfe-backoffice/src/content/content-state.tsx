import type { ContentState } from '@nireeka/contracts/api'
import { Badge, type BadgeTone } from '@nireeka/ui'

export const STATE_LABELS: Record<ContentState, string> = {
  published: 'Published',
  changed: 'Published, newer draft',
  scheduled: 'Scheduled',
  draft: 'Draft',
  withdrawn: 'Withdrawn',
}
const TONES: Record<ContentState, BadgeTone> = {
  published: 'success',
  changed: 'highlight',
  scheduled: 'highlight',
  draft: 'neutral',
  withdrawn: 'neutral',
}

export const ContentStateBadge = ({ state }: { state: ContentState }) => (
  <Badge tone={TONES[state]}>{STATE_LABELS[state]}</Badge>
)
