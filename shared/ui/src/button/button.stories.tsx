import { Icon } from '../icon/icon.tsx'
import { StoryRow } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { Button, buttonClass, type ButtonTone } from './button.tsx'

const TONES: readonly ButtonTone[] = ['primary', 'secondary', 'quiet', 'danger']

const inAllTones = (text: string, state: { isBusy?: boolean; disabled?: boolean } = {}) => (
  <StoryRow>
    {TONES.map((tone) => (
      <Button key={tone} tone={tone} {...state}>
        {text}
      </Button>
    ))}
  </StoryRow>
)

export const stories: Stories = {
  Tones: () => inAllTones('Add to cart'),
  Sizes: () => (
    <StoryRow>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </StoryRow>
  ),
  'With an icon': () => (
    <Button tone="secondary">
      <Icon name="download" />
      Download the manual
    </Button>
  ),
  Busy: () => inAllTones('Saving', { isBusy: true }),
  Disabled: () => inAllTones('Not yet', { disabled: true }),
  'As wide as its place': () => <Button isWide>Go to checkout</Button>,
  'Long text': () => (
    <Button>
      Keep this bike with all of its parts and colours, and go on with the accessories that fit it
    </Button>
  ),
  'Links that look like buttons': () => (
    <StoryRow>
      {TONES.map((tone) => (
        <a key={tone} className={buttonClass({ tone })} href="#link">
          See the bikes
        </a>
      ))}
    </StoryRow>
  ),
}
