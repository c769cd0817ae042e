import { StoryRow } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { Badge, type BadgeTone } from './badge.tsx'

const TONES: readonly BadgeTone[] = ['neutral', 'accent', 'highlight', 'success', 'info', 'danger']

export const stories: Stories = {
  Tones: () => (
    <StoryRow>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </StoryRow>
  ),
  'A number': () => <Badge tone="accent">12</Badge>,
  'Long text': () => (
    <Badge tone="success">
      On its way from our workshop to the dealer of your choice, expected on Thursday afternoon
    </Badge>
  ),
}
