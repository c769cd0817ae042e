import { formatPrice } from '@nireeka/contracts'
import { NewPrice } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { Alert, Button, Dialog, Field, RadioCards, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { asNumber } from '../form/as-number.ts'
import type { PriceCardProps } from './price-card.tsx'
import styles from './prices.module.css'

interface Props extends Pick<PriceCardProps, 'name' | 'price' | 'onPlan'> {
  onClose: () => void
}

const Form = formSchema(NewPrice)
const DAY_MS = 24 * 60 * 60_000

/** Asks for a new price, and when it begins. */
export const PriceDialog = ({ name, price, onPlan, onClose }: Props) => (
  <Dialog
    title="Change price"
    description={`${name} costs ${formatPrice(price)} now. Carts show the new price, and customers confirm it.`}
    onClose={onClose}
  >
    {(leave) => <PriceForm price={price} onPlan={onPlan} leave={leave} />}
  </Dialog>
)

function PriceForm({ price, onPlan, leave }: Pick<Props, 'price' | 'onPlan'> & { leave: () => void }) {
  const [when, setWhen] = useState<'now' | 'day'>('now')
  const { register, errors, failure, isBusy, onSubmit, setValue } = useApiForm({
    schema: Form,
    defaultValues: { price, beginsOn: null },
    submit: async (body) => {
      await onPlan(body)
      leave()
    },
  })
  function choose(next: typeof when) {
    setWhen(next)
    setValue('beginsOn', next === 'now' ? null : tomorrow())
  }
  return (
    <form className={styles.card} onSubmit={(event) => void onSubmit(event)} noValidate>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field label="New price in dollars" errors={[errors.price?.message]}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          {...register('price', asNumber)}
          // What is typed replaces the old price.
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <RadioCards
        legend="Starts"
        options={[
          { value: 'now', label: 'Now' },
          { value: 'day', label: 'From a date' },
        ]}
        value={when}
        columns={2}
        onChange={choose}
      />
      {when === 'day' ? (
        <Field label="Date" hint="Starts at midnight UTC." errors={[errors.beginsOn?.message]}>
          <TextInput type="date" min={tomorrow()} {...register('beginsOn')} />
        </Field>
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {when === 'now' ? 'Change price' : 'Plan price'}
        </Button>
        <Button tone="secondary" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)
