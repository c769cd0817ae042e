import { useState } from 'react'

import type { Stories } from '../story.ts'
import { RadioCards, type RadioOption } from './radio-cards.tsx'

type Battery = 'single' | 'large' | 'dual'

const batteries: ReadonlyArray<RadioOption<Battery>> = [
  { value: 'single', label: '540 Wh', details: 'Up to 90 km', end: 'Included' },
  { value: 'large', label: '720 Wh', details: 'Up to 120 km', end: '+ $390' },
  { value: 'dual', label: 'Two of 540 Wh', details: 'Up to 180 km', end: '+ $890' },
]

interface Shown {
  options?: ReadonlyArray<RadioOption<Battery>>
  from?: Battery | null
  columns?: 1 | 2 | 3
}

function Chosen({ options = batteries, from = 'single', columns }: Shown) {
  const [value, setValue] = useState<Battery | null>(from)
  return <RadioCards legend="Battery" options={options} value={value} onChange={setValue} columns={columns} />
}

const lastIsSoldOut = batteries.map((it) =>
  it.value === 'dual' ? { ...it, isDisabled: true, end: 'Sold out' } : it,
)

const long: ReadonlyArray<RadioOption<Battery>> = [
  {
    value: 'single',
    label: 'The battery that fits into the smallest of our frames',
    details:
      'It is charged overnight, weighs less than three kilograms and can be taken out with one hand, also with gloves on.',
    end: 'Included in the price',
  },
]

export const stories: Stories = {
  'One column': () => <Chosen />,
  'Two columns': () => <Chosen columns={2} />,
  'Three columns': () => <Chosen columns={3} />,
  'Nothing chosen yet': () => <Chosen from={null} />,
  'One can’t be chosen': () => <Chosen options={lastIsSoldOut} />,
  'Labels alone': () => <Chosen options={batteries.map(({ value, label }) => ({ value, label }))} />,
  'Long text': () => <Chosen options={long} />,
}
