import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { Alert, Button, Field, RatingInput, TextArea, TextInput } from '@nireeka/ui'

import { type MyReview, sendReview } from './own-review.api.ts'
import styles from './reviews.module.css'

interface Props {
  id: number
  title: string
  review: MyReview['review']
  hasBought: boolean
  onSent: () => Promise<void>
}

const writtenIn = (review: Props['review']) => ({
  rating: review?.rating,
  title: review?.title ?? '',
  body: review?.body ?? '',
})

/** The form in which a member writes or changes a review. */
export function ReviewForm({ id, title, review, hasBought, onSent }: Props) {
  const { http } = usePlatform()
  const { register, watch, setValue, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: () => import('./review-schema.ts'),
    defaultValues: writtenIn(review),
    submit: async (input) => {
      await sendReview(http, id, input)
      await onSent()
    },
  })
  const isSaidAbove = failure && !errors.rating
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void onSubmit(event)}
      noValidate
      aria-label="Your review"
    >
      {isSaidAbove ? <Alert tone="danger">{failure}</Alert> : null}
      <RatingInput
        legend={`How do you like the ${title}?`}
        value={watch('rating') ?? null}
        onChange={(rating) => setValue('rating', rating, { shouldValidate: true })}
        error={errors.rating ? 'Please choose one to five stars.' : undefined}
      />
      <Field label="In a few words" isOptional errors={[errors.title?.message]}>
        <TextInput {...register('title')} maxLength={120} />
      </Field>
      <Field
        label="What should others know?"
        isOptional
        hint="How you use it, what’s good, what isn’t. No links, please."
        errors={[errors.body?.message]}
      >
        <TextArea {...register('body')} maxLength={4000} />
      </Field>
      <p className={styles.quiet}>
        {hasBought ? 'You bought this from us, and your review will say so. ' : ''}
        We read every review before it’s shown. Your user name appears below it.
      </p>
      <div>
        <Button type="submit" isBusy={isBusy}>
          Send review
        </Button>
      </div>
    </form>
  )
}
