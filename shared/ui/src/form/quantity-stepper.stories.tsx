import { useState } from 'react'

import type { Stories } from '../story.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

function Counted({
  from,
  ...rest
}: {
  from: number
  min?: number
  max?: number
  isBusy?: boolean
  isTyped?: boolean
}) {
  const [value, setValue] = useState(from)
  return <QuantityStepper label="Quantity of City helmet" value={value} onChange={setValue} {...rest} />
}

export const stories: Stories = {
  Plain: () => <Counted from={2} />,
  'At its least': () => <Counted from={1} />,
  'The next minus removes it': () => <Counted from={1} min={0} />,
  'At its most': () => <Counted from={5} max={5} />,
  Busy: () => <Counted from={3} isBusy />,
  'To be typed': () => <Counted from={12} max={99} isTyped />,
  'A large number': () => <Counted from={9999} />,
}
