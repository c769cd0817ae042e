import { useState } from 'react'

import type { Stories } from '../story.ts'
import { storyLink } from '../story-row.tsx'
import { ColourLinks } from './colour-links.tsx'

const colours = [
  { name: 'Graphite', swatch: '#3c3f41', link: storyLink('#graphite') },
  { name: 'Pine', swatch: '#2c4a3b', link: storyLink('#pine') },
  { name: 'Your own', swatch: null, link: storyLink('#own') },
]

function Chosen() {
  const [shown, setShown] = useState('Pine')
  return <ColourLinks label="Colours of the helmet" colours={colours} shown={shown} onChoose={setShown} />
}

export const stories: Stories = {
  'Three colours, one shown': () => <Chosen />,
}
