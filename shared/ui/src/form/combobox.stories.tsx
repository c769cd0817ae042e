import { useState } from 'react'

import { PageFrame } from '../page/page-frame.tsx'
import { storyLink } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'
import type { Suggestions } from './suggestions.ts'

const parts = [
  { key: 101, label: 'Brake pad, resin', details: 'NK-P-BRK-101' },
  { key: 102, label: 'Brake pad, sintered', details: 'NK-P-BRK-102' },
  { key: 401, label: 'Brake lever, left', details: 'NK-P-BRK-401' },
]
const articles = [
  { key: 1, label: 'Change the brake pads', details: 'Care and repair', link: storyLink('#brakes') },
  {
    key: 2,
    label: 'What to do when the brake squeals in the rain and does not stop after a kilometre or two',
    details: 'Riding',
    link: storyLink('#squeal'),
  },
]

interface Given {
  typed?: string
  suggestions: Suggestions
  empty?: string
  error?: string
  isOpen?: boolean
}

function Search({ typed = '', suggestions, empty, error, isOpen = true }: Given) {
  const [value, setValue] = useState(typed)
  return (
    <PageFrame kind="reading" heading="Spare parts">
      <Field label="Name, part number or bike" errors={[error]}>
        <Combobox
          type="search"
          placeholder="Brake pad, NK-P-BRK-101, Nyx …"
          value={value}
          onValueChange={setValue}
          suggestions={suggestions}
          empty={empty}
          isOpenAtFirst={isOpen}
        />
      </Field>
    </PageFrame>
  )
}

const all: Suggestions = {
  status: 'ready',
  groups: [
    { heading: 'Spare parts', items: parts },
    { heading: 'Articles', items: articles },
  ],
}

const paints: Suggestions = {
  status: 'ready',
  groups: [
    {
      items: [
        { key: 5024, label: 'RAL 5024', details: 'Blue', swatch: '#6093ac' },
        { key: 9001, label: 'RAL 9001', details: 'White and black', swatch: '#e9e0d2' },
      ],
    },
  ],
}

export const stories: Stories = {
  'Before anybody types': () => <Search suggestions={{ status: 'none' }} isOpen={false} />,
  Suggestions: () => <Search typed="brake" suggestions={{ status: 'ready', groups: [{ items: parts }] }} />,
  'Several kinds, long texts': () => <Search typed="brake pad" suggestions={all} />,
  'With colours': () => <Search typed="RAL" suggestions={paints} />,
  'On its way': () => <Search typed="brake" suggestions={{ status: 'loading' }} />,
  'Nothing found': () => (
    <Search
      typed="piano"
      suggestions={{ status: 'ready', groups: [] }}
      empty="Nothing is titled “piano”. Press Enter to search everywhere."
    />
  ),
  'With an error': () => (
    <Search
      typed="?"
      suggestions={{ status: 'none' }}
      error="Type at least one letter or digit."
      isOpen={false}
    />
  ),
}
