import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { ReviewForm } from '@nireeka/ui'

import { type MyReview, sendReview } from './own-review.api.ts'

interface Props {
  id: number
  title: string
  mine: MyReview
  onSent: () => Promise<void>
  /** Called when an earlier review is left as it is. */
  onCancel: () => void
}

const writtenIn = (review: MyReview['review']) => ({
  rating: review?.rating,
  title: review?.title ?? '',
  body: review?.body ?? '',
})

/** The form in which a member writes or changes a review. */
export function WriteForm({ id, title, mine: { review, hasBought }, onSent, onCancel }: Props) {
  const { http } = usePlatform()
  const { register, watch, setValue, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: () => import('./review-schema.ts'),
    defaultValues: writtenIn(review),
    submit: async (input) => {
      await sendReview(http, id, input)
      await onSent()
    },
  })
  return (
    <ReviewForm
      title={title}
      rating={watch('rating') ?? null}
      onRate={(rating) => setValue('rating', rating, { shouldValidate: true })}
      fields={{ title: register('title'), body: register('body') }}
      errors={{
        rating: Boolean(errors.rating),
        title: errors.title?.message,
        body: errors.body?.message,
      }}
      failure={failure}
      hasBought={hasBought}
      isBusy={isBusy}
      onSubmit={onSubmit}
      onCancel={review ? onCancel : undefined}
    />
  )
}
