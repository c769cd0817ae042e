import { Button } from '../button/button.tsx'
import { storyLink } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { PageFrame } from './page-frame.tsx'

const crumbs = <Breadcrumbs items={[{ label: 'Shop', link: storyLink('#shop') }, { label: 'Accessories' }]} />
const text = <p>What stands in the page begins here.</p>

export const stories: Stories = {
  Marketing: () => (
    <PageFrame
      kind="marketing"
      heading="Build the bike you’d draw"
      lead="Frame, motor and colour are yours to choose."
      actions={<Button size="large">Start</Button>}
    >
      {text}
    </PageFrame>
  ),
  Catalogue: () => (
    <PageFrame kind="catalogue" heading="Accessories" lead="Made for our frames." breadcrumbs={crumbs}>
      {text}
    </PageFrame>
  ),
  Account: () => (
    <PageFrame kind="account" heading="Orders" actions={<Button tone="secondary">Download all</Button>}>
      {text}
    </PageFrame>
  ),
  Reading: () => (
    <PageFrame kind="reading" eyebrow="Care" heading="Unpack and first checks">
      {text}
    </PageFrame>
  ),
  Dense: () => (
    <PageFrame kind="dense" heading="Overview">
      {text}
    </PageFrame>
  ),
  'From edge to edge': () => (
    <PageFrame kind="bleed" heading="Nireeka Nyx">
      {text}
    </PageFrame>
  ),
  'Long text': () => (
    <PageFrame
      kind="catalogue"
      heading="Everything that can be bolted, clipped or strapped to a bike of ours"
      lead="Mirrors and bells, bags for the bar and bags for the rack, locks of three kinds, lights that see and lights that are seen, and whatever else makes an ordinary day on two wheels a better one."
      actions={<Button>Show only what fits my bike</Button>}
    >
      {text}
    </PageFrame>
  ),
}
