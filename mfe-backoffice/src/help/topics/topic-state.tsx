import type { TopicState } from '@nireeka/contracts/api'
import { Badge, type BadgeTone } from '@nireeka/ui'

export const STATE_LABELS: Record<TopicState, string> = {
  published: 'Published',
  changed: 'Published, newer draft',
  draft: 'Draft',
}
const TONES: Record<TopicState, BadgeTone> = { published: 'success', changed: 'highlight', draft: 'neutral' }

export const TopicStateBadge = ({ state }: { state: TopicState }) => (
  <Badge tone={TONES[state]}>{STATE_LABELS[state]}</Badge>
)
