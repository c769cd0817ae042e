import type { Stories } from '../story.ts'
import { ShareBar } from './share-bar.tsx'

const PARTS = [
  { label: 'Delivered', value: 1204 },
  { label: 'Given back or cancelled', value: 96 },
  { label: 'On its way', value: 210 },
  { label: 'Paid, to be sent', value: 88 },
  { label: 'Waiting for payment', value: 3 },
]

export const stories: Stories = {
  'Five parts': () => (
    <ShareBar heading="Orders by state" summary="Three in four have arrived." parts={PARTS} empty="None." />
  ),
  'One part': () => <ShareBar heading="Orders by state" parts={PARTS.slice(0, 1)} empty="None." />,
  'With figures': () => (
    <ShareBar
      heading="Orders by state"
      parts={PARTS.slice(0, 3)}
      empty="None."
      figures={<p>1,510 orders.</p>}
    />
  ),
  Empty: () => <ShareBar heading="Orders by state" parts={[]} empty="Nobody has ordered yet." />,
}
