import type { Stories } from '../story.ts'
import { Accordion } from './accordion.tsx'

const questions = [
  {
    title: 'How long does a bike take?',
    content: <p>A Homie takes 12 working days, a Prime 18 and a Nyx 24.</p>,
  },
  {
    title: 'Can I change the colour, the size, the motor and the battery after I have ordered and paid?',
    content: (
      <>
        <p>Until production begins. Your order says when that is.</p>
        <p>
          Afterwards you can <a href="#return">return it</a> within 14 days of delivery.
        </p>
      </>
    ),
  },
  { title: 'Do I need an account?', content: <p>To look around you don’t.</p> },
]

const withOneOpen = questions.map((item, place) => ({ ...item, isOpen: place === 1 }))
const allOpen = questions.map((item) => ({ ...item, isOpen: true }))

export const stories: Stories = {
  Closed: () => <Accordion items={questions} />,
  'One is open': () => <Accordion items={withOneOpen} />,
  'Several may be open': () => <Accordion items={allOpen} isSingle={false} />,
}
