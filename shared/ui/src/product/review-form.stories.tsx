import { type ComponentProps, useState } from 'react'

import type { Stories } from '../story.ts'
import { ReviewForm } from './review-form.tsx'

type Given = Partial<ComponentProps<typeof ReviewForm>>

const NO_ERRORS = { rating: false }

function Sample({ rating: first = null, ...rest }: Given) {
  const [rating, setRating] = useState(first)
  return (
    <ReviewForm
      title="City helmet"
      rating={rating}
      onRate={setRating}
      fields={{ title: {}, body: {} }}
      errors={NO_ERRORS}
      failure={null}
      hasBought={false}
      isBusy={false}
      onSubmit={(event) => event.preventDefault()}
      {...rest}
    />
  )
}

const WRITTEN = {
  title: { defaultValue: 'Sits well' },
  body: { defaultValue: 'A whole winter, and not one headache.' },
}

export const stories: Stories = {
  Empty: () => <Sample />,
  'By a buyer': () => <Sample rating={4} fields={WRITTEN} hasBought />,
  'Written before': () => <Sample rating={3} fields={WRITTEN} hasBought onCancel={() => undefined} />,
  Wrong: () => (
    <Sample
      fields={{ title: {}, body: { defaultValue: 'See www.example.com' } }}
      errors={{ rating: true, body: 'Please leave out addresses of web sites.' }}
    />
  ),
  'Not sent': () => <Sample rating={2} fields={WRITTEN} failure="We couldn’t reach the shop." />,
  Busy: () => <Sample rating={5} fields={WRITTEN} isBusy />,
}
