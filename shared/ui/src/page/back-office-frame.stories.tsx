import { cloneElement } from 'react'

import { Button } from '../button/button.tsx'
import { storyLink } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { BackOfficeFrame } from './back-office-frame.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

const LINKS = [
  { label: 'Overview', link: cloneElement(storyLink('#overview'), { 'aria-current': 'page' }), icon: 'eye' },
  { label: 'Orders', link: storyLink('#orders'), icon: 'cart' },
  { label: 'Stock', link: storyLink('#stock'), icon: 'bike' },
  { label: 'Members', link: storyLink('#members'), icon: 'user' },
  { label: 'Releases', link: storyLink('#releases'), icon: 'download' },
] as const

export const stories: Stories = {
  'A page for staff': () => (
    <BackOfficeFrame heading="Back office" lead="Orders, stock, members and releases." links={LINKS}>
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
      breadcrumbs={<Breadcrumbs items={[{ label: 'Orders', link: storyLink('#orders') }]} />}
      actions={<Button tone="secondary">Packing slip</Button>}
    >
      <p>What stands in the page begins here.</p>
    </BackOfficeFrame>
  ),
}
