import { formatPrice } from '@nireeka/contracts'
import { NewPrice } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { Field, RadioCards, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { DialogForm } from '../dialog/dialog-form.tsx'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { asNumber } from '../form/as-number.ts'
import type { PriceCardProps } from './price-card.tsx'

interface Props extends Pick<PriceCardProps, 'name' | 'price' | 'onPlan'> {
  onClose: () => void
}

const Form = formSchema(NewPrice)
const DAY_MS = 24 * 60 * 60_000

/** Asks for a new price, and when it begins. */
export const PriceDialog = ({ name, price, onPlan, onClose }: Props) => (
  <FormDialog
    title="Change price"
    description={`${name} costs ${formatPrice(price)} now. Carts show the new price, and customers confirm it.`}
    onClose={onClose}
  >
    {(leave) => <PriceForm price={price} onPlan={onPlan} leave={leave} />}
  </FormDialog>
)

function PriceForm({ price, onPlan, leave }: Pick<Props, 'price' | 'onPlan'> & { leave: () => void }) {
  const [when, setWhen] = useState<'now' | 'day'>('now')
  const form = useApiForm({
    schema: Form,
    defaultValues: { price, beginsOn: null },
    submit: async (body) => {
      await onPlan(body)
      leave()
    },
  })
  const { register, errors, setValue } = form
  function choose(next: typeof when) {
    setWhen(next)
    setValue('beginsOn', next === 'now' ? null : tomorrow())
  }
  return (
    <DialogForm form={form} submit={when === 'now' ? 'Change price' : 'Plan price'}>
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
    </DialogForm>
  )
}

const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)
