import type { ComponentProps, FormEvent } from 'react'

import { Button } from '../button/button.tsx'
import { Field } from '../form/field.tsx'
import { TextArea, TextInput } from '../form/text-input.tsx'
import { Alert } from '../notice/alert.tsx'
import { RatingInput } from './rating-input.tsx'
import styles from './review-form.module.css'

interface Props {
  /** The name of the product. */
  title: string
  /** The chosen number of stars; null while nothing is chosen. */
  rating: number | null
  onRate: (rating: number) => void
  /** The props by which a form library registers the two text fields. */
  fields: { title: ComponentProps<'input'>; body: ComponentProps<'textarea'> }
  /** Whether the rating is wrong, and the error sentence of each text field that has one. */
  errors: { rating: boolean; title?: string; body?: string }
  /** The error sentence that belongs to no field. */
  failure: string | null
  /** Whether the author has bought the product, which the review will say. */
  hasBought: boolean
  isBusy: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  /** Leaves an earlier review as it is; without one there is nothing to return to. */
  onCancel?: () => void
}

/** The form in which a member writes or changes a review; the page keeps what is typed and sends it. */
export function ReviewForm({ title, rating, onRate, fields, errors, failure, ...props }: Props) {
  const { hasBought, isBusy, onSubmit, onCancel } = props
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void onSubmit(event)}
      noValidate
      aria-label="Your review"
    >
      {failure && !errors.rating ? <Alert tone="danger">{failure}</Alert> : null}
      <RatingInput
        legend={`How do you like the ${title}?`}
        value={rating}
        onChange={onRate}
        error={errors.rating ? 'Please choose one to five stars.' : undefined}
      />
      <Field label="In a few words" isOptional errors={[errors.title]}>
        <TextInput {...fields.title} maxLength={120} />
      </Field>
      <Field
        label="What should others know?"
        isOptional
        hint="How you use it, what’s good, what isn’t. No links, please."
        errors={[errors.body]}
      >
        <TextArea {...fields.body} maxLength={4000} />
      </Field>
      <p className={styles.note}>
        {hasBought ? 'You bought this from us, and your review will say so. ' : ''}
        We read every review before it’s shown. Your user name appears below it.
      </p>
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy}>
          Send review
        </Button>
        {onCancel ? (
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  )
}
