import { ReturnExchange } from '@nireeka/contracts/api'
import { createOnceKey } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { Field, Select } from '@nireeka/ui'
import { useState } from 'react'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { type Counts, LineCounts } from '../../orders/actions/line-counts.tsx'
import { exchangeReturn, type ReturnLine } from '../return.api.ts'
import { ChangedReturn } from './changed-return.tsx'
import type { ReturnDialogProps } from './return-actions.tsx'
import { useReturnForm } from './use-return-form.ts'

const Form = formSchema(ReturnExchange)

/** Asks what is sent instead of what has arrived. */
export const ExchangeDialog = ({ item, onClose }: ReturnDialogProps) => (
  <FormDialog
    title={`Exchange return ${item.number}`}
    description="Creates a $0 order for the replacement and closes the return. Items you don’t exchange can be refunded on the original order."
    onClose={onClose}
  >
    {(leave) => <ExchangeForm item={item} leave={leave} />}
  </FormDialog>
)

function ExchangeForm({ item, leave }: { item: ReturnDialogProps['item']; leave: () => void }) {
  const { change, seen, read } = useReturnForm(item)
  const [keyFor] = useState(createOnceKey)
  const lines = item.lines.filter(({ received, exchangeOptions }) => received && exchangeOptions.length > 0)
  const [counts, setCounts] = useState<Counts>(() =>
    Object.fromEntries(lines.map(({ lineId, received }) => [lineId, received ?? 0])),
  )
  const [products, setProducts] = useState<Counts>(() =>
    Object.fromEntries(lines.map((line) => [line.lineId, wishedOf(line)])),
  )
  const form = useApiForm({
    schema: Form,
    defaultValues: { version: read.version, lines: chosen(products, counts) },
    submit: async (values) => {
      const body = { ...values, version: read.version }
      await change(
        read,
        (http) => exchangeReturn(http, item.id, { body, key: keyFor(body) }),
        `Return ${item.number} exchanged.`,
      )
      leave()
    },
  })
  const { setValue } = form
  return (
    <DialogForm form={form} submit="Exchange" notice={<ChangedReturn seen={seen} now={item} />}>
      {lines.map((line) => (
        <Field key={line.lineId} label={`Replacement for ${line.title}`}>
          <Select
            value={products[line.lineId]}
            onChange={({ target }) => {
              const next = { ...products, [line.lineId]: Number(target.value) }
              setProducts(next)
              setValue('lines', chosen(next, counts))
            }}
          >
            {line.exchangeOptions.map(({ productId, title, available }) => (
              <option key={productId} value={productId} disabled={available === 0}>
                {title}
                {available === null ? '' : ` (${available} in stock)`}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <LineCounts
        legend="Items to send"
        lines={lines.map(({ lineId, title, received }) => ({ id: lineId, title, most: received ?? 0 }))}
        counts={counts}
        onChange={(next) => {
          setCounts(next)
          setValue('lines', chosen(products, next))
        }}
      />
    </DialogForm>
  )
}

/** Returns what the customer wants, or else the first that is there. */
function wishedOf({ exchangeFor, exchangeOptions }: ReturnLine): number {
  const inStock = exchangeOptions.filter(({ available }) => available !== 0)
  const wished = inStock.find(({ productId }) => productId === exchangeFor?.productId)
  return (wished ?? inStock[0] ?? exchangeOptions[0])?.productId ?? 0
}

const chosen = (products: Counts, counts: Counts) =>
  Object.entries(products).flatMap(([id, productId]) => {
    const count = counts[Number(id)] ?? 0
    return count > 0 ? [{ lineId: Number(id), productId, count }] : []
  })
