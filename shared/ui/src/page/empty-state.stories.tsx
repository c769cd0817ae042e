import { Button } from '../button/button.tsx'
import type { Stories } from '../story.ts'
import { EmptyState } from './empty-state.tsx'
import { NoOrdersScene } from './scenes/no-orders-scene.tsx'
import { NoResultsScene } from './scenes/no-results-scene.tsx'
import { NoThreadScene } from './scenes/no-thread-scene.tsx'

export const stories: Stories = {
  'No orders': () => (
    <EmptyState
      picture={<NoOrdersScene />}
      title="You haven’t ordered anything yet"
      text="What you buy stands here from the first minute on, with where it is and what it cost."
      action={
        <>
          <Button>Build a bike</Button>
          <Button tone="secondary">Accessories</Button>
        </>
      }
    />
  ),
  'No results': () => (
    <EmptyState picture={<NoResultsScene />} title="Nothing found for “piano”" text="Try another word." />
  ),
  'No thread': () => <EmptyState picture={<NoThreadScene />} title="No threads here yet" />,
  'Words alone, long': () => (
    <EmptyState
      title="There are no spare parts of this family for the bike and the year that you have chosen"
      text="We may have them all the same: not every part of the years before 2019 is listed. Ask us for what you need, with the number on the frame."
    />
  ),
}
