import { storyLink } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { NotFoundPage } from './not-found-page.tsx'

export const stories: Stories = {
  'One way on': () => (
    <NotFoundPage
      title="This isn’t in the forum"
      text="The address may be mistyped, or the thread was taken away."
      waysOn={[{ label: 'All threads', to: '#forum' }]}
      link={storyLink}
    />
  ),
  'Several ways on, long words': () => (
    <NotFoundPage
      title="We looked in every drawer of the workshop and have no such page"
      text="The address may be mistyped, or what was here has been taken down because it was out of date. These lead on:"
      waysOn={[
        { label: 'Our e-bikes', to: '#bikes' },
        { label: 'Accessories', to: '#accessories' },
        { label: 'Help centre', to: '#help' },
      ]}
      link={storyLink}
    />
  ),
}
