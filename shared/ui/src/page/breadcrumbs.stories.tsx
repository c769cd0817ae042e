import { storyLink } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

const shop = { label: 'Accessories', link: storyLink('#accessories') }

export const stories: Stories = {
  'Two steps': () => <Breadcrumbs items={[shop, { label: 'City helmet' }]} />,
  'Three steps': () => (
    <Breadcrumbs
      items={[shop, { label: 'Helmets', link: storyLink('#helmets') }, { label: 'City helmet' }]}
    />
  ),
  'One step': () => <Breadcrumbs items={[{ label: 'Accessories' }]} />,
  'Long text': () => (
    <Breadcrumbs
      items={[
        { label: 'Questions about batteries, chargers and range', link: storyLink('#batteries') },
        { label: 'Why does the range in winter differ so much from what the display shows in summer?' },
      ]}
    />
  ),
}
