import { cloneElement } from 'react'

import { Button } from '../button/button.tsx'
import { storyLink } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { BackOfficeFrame } from './back-office-frame.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

const here = (href: string) => cloneElement(storyLink(href), { 'aria-current': 'page' })
const site = storyLink('#site')
const LINKS = [
  { label: 'Overview', link: storyLink('#overview') },
  { label: 'Orders', link: storyLink('#orders'), count: 12 },
  { label: 'Returns', link: storyLink('#returns'), count: 3 },
  { label: 'Products', link: storyLink('#products') },
  { label: 'Bikes', link: here('#bikes') },
]
const PAGES = {
  label: 'Bikes',
  links: [
    { label: 'Bikes', link: storyLink('#bikes') },
    { label: 'Parts', link: here('#parts') },
    { label: 'Colours', link: storyLink('#colours') },
  ],
}

export const stories: Stories = {
  'A page for staff': () => (
    <BackOfficeFrame
      heading="Back office"
      lead="Orders, stock, members and releases."
      links={LINKS}
      site={site}
    >
      <p>What stands in the page begins here.</p>
    </BackOfficeFrame>
  ),
  'With a search, breadcrumbs and buttons': () => (
    <BackOfficeFrame
      heading="Order NK-1001"
      lead="Anna Berg"
      tools={
        <Button tone="secondary" isWide>
          Go to …
        </Button>
      }
      links={LINKS}
      site={site}
      breadcrumbs={<Breadcrumbs items={[{ label: 'Orders', link: storyLink('#orders') }]} />}
      actions={<Button tone="secondary">Packing slip</Button>}
    >
      <p>What stands in the page begins here.</p>
    </BackOfficeFrame>
  ),
  'An area with several pages': () => (
    <BackOfficeFrame heading="Parts" links={LINKS} site={site} pages={PAGES}>
      <p>What stands in the page begins here.</p>
    </BackOfficeFrame>
  ),
}
