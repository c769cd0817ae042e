import { RedeemGiftCard } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { useQueryClient } from '@nireeka/kit/query'
import { Alert, Button, Field, TextInput } from '@nireeka/ui'

import { redeemGiftCard } from './credits.api.ts'
import styles from './credits.module.css'

/** Turns a gift card's code into credit. */
export function RedeemForm() {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const form = useApiForm({
    schema: RedeemGiftCard,
    defaultValues: { code: '' },
    submit: async ({ code }) => {
      const message = await redeemGiftCard(http, code)
      form.setValue('code', '')
      notify('success', message ?? 'Your gift card has been added to your credits.')
      await queries.invalidateQueries({ queryKey: ['credits'] })
    },
  })
  return (
    <section className={styles.card} aria-labelledby="redeem">
      <h2 id="redeem" className={styles.heading}>
        Have a gift card?
      </h2>
      <form
        className={styles.form}
        onSubmit={(event) => void form.onSubmit(event)}
        noValidate
        aria-label="Gift card"
      >
        <Field
          label="Code"
          hint="The 16 letters and digits in your email. Dashes are optional."
          errors={[form.errors.code?.message]}
        >
          <TextInput
            {...form.register('code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
        </Field>
        <p>
          <Button type="submit" tone="secondary" isBusy={form.isBusy}>
            Add to your credits
          </Button>
        </p>
        {form.failure ? <Alert tone="danger">{form.failure}</Alert> : null}
      </form>
    </section>
  )
}
