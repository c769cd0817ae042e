import { Button } from '../button/button.tsx'
import type { Stories } from '../story.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { PageFrame } from './page-frame.tsx'

const text = <p>What the page has to say stands here, as wide as is good for it.</p>
const lead = 'One sentence that says what there is to find.'

export const stories: Stories = {
  Marketing: () => (
    <PageFrame kind="marketing" heading="Built to order" lead={lead}>
      {text}
    </PageFrame>
  ),
  Catalogue: () => (
    <PageFrame
      kind="catalogue"
      heading="Accessories"
      lead={lead}
      breadcrumbs={<Breadcrumbs items={[{ label: 'Shop', link: <a href="#shop" /> }, { label: 'Bags' }]} />}
    >
      {text}
    </PageFrame>
  ),
  Reading: () => (
    <PageFrame kind="reading" eyebrow="Help" heading="Unpack and first checks" lead={lead}>
      {text}
    </PageFrame>
  ),
  'Reading, with contents beside it': () => (
    <PageFrame kind="reading" heading="Warranty" lead={lead} aside={<p>On this page</p>}>
      {text}
    </PageFrame>
  ),
  Forum: () => (
    <PageFrame kind="forum" heading="Forum" actions={<Button>New thread</Button>}>
      {text}
    </PageFrame>
  ),
  Account: () => (
    <PageFrame kind="account" heading="Orders" lead={lead}>
      {text}
    </PageFrame>
  ),
  Dense: () => (
    <PageFrame kind="dense" heading="Back office" actions={<Button size="small">Export</Button>}>
      {text}
    </PageFrame>
  ),
}
