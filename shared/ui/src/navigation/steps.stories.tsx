import { storyLink } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { Steps } from './steps.tsx'

const checkout = [
  { label: 'Cart', link: storyLink('#cart') },
  { label: 'Address', link: storyLink('#address') },
  { label: 'Payment' },
  { label: 'Confirmation' },
]

const journey = [
  { label: 'Return asked for' },
  { label: 'Label sent to you' },
  { label: 'Parcel on its way to our workshop in Rotterdam' },
  { label: 'Looked at by a mechanic' },
  { label: 'Money sent back' },
]

export const stories: Stories = {
  'The first step': () => <Steps label="Checkout" steps={checkout} current={0} />,
  'In the middle': () => <Steps label="Checkout" steps={checkout} current={2} />,
  'All done': () => <Steps label="Checkout" steps={checkout} current={4} />,
  'Long names': () => <Steps label="Return" steps={journey} current={2} />,
}
