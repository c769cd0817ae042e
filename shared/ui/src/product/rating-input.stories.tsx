import { useState } from 'react'

import type { Stories } from '../story.ts'
import { RatingInput } from './rating-input.tsx'

interface Given {
  first: number | null
  error?: string
  isDisabled?: boolean
}

function Sample({ first, ...rest }: Given) {
  const [value, setValue] = useState(first)
  return <RatingInput legend="How do you like the City helmet?" value={value} onChange={setValue} {...rest} />
}

export const stories: Stories = {
  'Nothing chosen': () => <Sample first={null} />,
  Chosen: () => <Sample first={4} />,
  'With an error': () => <Sample first={null} error="Choose at least one star." />,
  Closed: () => <Sample first={3} isDisabled />,
}
