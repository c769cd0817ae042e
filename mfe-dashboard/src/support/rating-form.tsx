import { TicketRating as Schema } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { Alert, Button, Field, RatingInput, TextArea } from '@nireeka/ui'

import { rateTicket } from './support.api.ts'
import type { Ticket, TicketRating } from './ticket.ts'
import styles from './ticket-page.module.css'
import { useTicketCache } from './use-ticket-cache.ts'

interface Props {
  ticket: Ticket
  rating: TicketRating | undefined
  onSaved: () => void
}

export function RatingForm({ ticket, rating, onSaved }: Props) {
  const { http, notify } = usePlatform()
  const cacheTicket = useTicketCache()
  const { register, watch, setValue, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: Schema,
    defaultValues: { stars: rating?.stars, comment: rating?.comment ?? '' },
    submit: async (given) => {
      cacheTicket(await rateTicket(http, ticket.id, given))
      onSaved()
      notify('success', 'Thank you for your rating.')
    },
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void onSubmit(event)}
      noValidate
      aria-labelledby="rating"
    >
      {failure && !errors.stars ? <Alert tone="danger">{failure}</Alert> : null}
      <RatingInput
        legend="How happy are you with our help?"
        value={watch('stars') ?? null}
        onChange={(stars) => setValue('stars', stars, { shouldValidate: true })}
        error={errors.stars ? 'Please choose one to five stars.' : undefined}
      />
      <Field label="What was good, what wasn’t?" isOptional errors={[errors.comment?.message]}>
        <TextArea {...register('comment')} rows={3} maxLength={1000} />
      </Field>
      <div>
        <Button type="submit" tone="secondary" isBusy={isBusy}>
          Send rating
        </Button>
      </div>
    </form>
  )
}
