import { useState } from 'react'

import type { Stories } from '../story.ts'
import { type Tab, Tabs } from './tabs.tsx'

function Sample({ tabs, first }: { tabs: ReadonlyArray<Tab<string>>; first: string }) {
  const [value, setValue] = useState(first)
  return <Tabs label="About the bike" tabs={tabs} value={value} onChange={setValue} />
}

const few: ReadonlyArray<Tab<string>> = [
  {
    value: 'about',
    label: 'About',
    panel: <p>A hardtail of raw carbon for long days on gravel and forest roads.</p>,
  },
  {
    value: 'reviews',
    label: 'Reviews',
    count: 128,
    panel: <p>“It climbs like nothing else I have ridden.”</p>,
  },
  { value: 'parts', label: 'Parts', count: 42, panel: <p>Every part, down to the bolt.</p> },
  { value: 'races', label: 'Races', isDisabled: true, panel: <p>None this season.</p> },
]

const many = [
  'Frame and fork',
  'Motor',
  'Battery',
  'Brakes',
  'Wheels and tyres',
  'Cockpit',
  'Lights',
  'Carrying',
].map((label) => ({ value: label, label, panel: <p>{label}: all figures.</p> }))

export const stories: Stories = {
  'The first is open': () => <Sample tabs={few} first="about" />,
  'With counts, the second is open': () => <Sample tabs={few} first="reviews" />,
  'More than fit on a phone': () => <Sample tabs={many} first="Frame and fork" />,
}
