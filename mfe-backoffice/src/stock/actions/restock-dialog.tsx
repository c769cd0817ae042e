import { StockRestock } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { Field, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { setRestockDate, type Stock } from '../stock.api.ts'
import { useStockChange } from './use-stock-change.ts'

interface Props {
  stock: Stock
  onClose: () => void
}

/** Asks on which day an item is back. */
export const RestockDialog = ({ stock, onClose }: Props) => (
  <FormDialog title="Back in stock on" description={stock.title} onClose={onClose}>
    {(leave) => <RestockForm stock={stock} leave={leave} />}
  </FormDialog>
)

const Form = formSchema(StockRestock)

function RestockForm({ stock, leave }: { stock: Stock; leave: () => void }) {
  const { change, seen } = useStockChange()
  const [opened] = useState(stock)
  const read = seen ? stock : opened
  const form = useApiForm({
    schema: Form,
    defaultValues: { restockOn: opened.restockOn ?? '', seen: opened.restockOn },
    submit: async (day) => {
      const body = { ...day, seen: read.restockOn }
      await change(read, (http) => setRestockDate(http, stock, body), 'Date saved.')
      leave()
    },
  })
  const { register, errors } = form
  return (
    <DialogForm form={form} submit="Save">
      <Field
        label="Date"
        isOptional
        hint="The shop shows it while the item is sold out."
        errors={[errors.restockOn?.message]}
      >
        <TextInput type="date" {...register('restockOn', { setValueAs: (day: string) => day || null })} />
      </Field>
    </DialogForm>
  )
}
