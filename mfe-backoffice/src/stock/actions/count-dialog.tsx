import { formatNumber } from '@nireeka/contracts'
import { StockCount } from '@nireeka/contracts/api'
import { createOnceKey } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { Alert, DefinitionList, Field, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { count, type Stock } from '../stock.api.ts'
import styles from '../stock.module.css'
import { useStockChange } from './use-stock-change.ts'

interface Props {
  stock: Stock
  onClose: () => void
}

/** Asks how many pieces somebody has counted. */
export const CountDialog = ({ stock, onClose }: Props) => (
  <FormDialog title="Count stock" description={stock.title} onClose={onClose}>
    {(leave) => <CountForm stock={stock} leave={leave} />}
  </FormDialog>
)

function CountForm({ stock, leave }: { stock: Stock; leave: () => void }) {
  const { change, seen } = useStockChange()
  const [keyFor] = useState(createOnceKey)
  const [opened] = useState(stock)
  const read = seen ? stock : opened
  const expected = read.inStock ?? 0
  const form = useApiForm({
    schema: StockCount,
    defaultValues: { seen: expected, note: '' },
    submit: async (values) => {
      const body = { ...values, seen: expected }
      await change(
        read,
        (http) => count(http, stock, { body, key: keyFor(body) }),
        `${formatNumber(body.counted)} counted.`,
      )
      leave()
    },
  })
  const { register, errors, watch } = form
  const counted = watch('counted')
  return (
    <DialogForm form={form} submit="Save count" notice={seen ? <Changed seen={seen} now={stock} /> : null}>
      <Field
        label="Pieces counted"
        hint={`${formatNumber(expected)} expected${read.held > 0 ? `, including ${formatNumber(read.held)} reserved by unpaid orders` : ''}. Don’t count pieces of paid orders.`}
        errors={[errors.counted?.message]}
      >
        <TextInput
          type="number"
          inputMode="numeric"
          min={0}
          {...register('counted', { valueAsNumber: true })}
        />
      </Field>
      <output className={styles.quiet}>{differenceOf(counted, expected)}</output>
      <Field label="Note" isOptional errors={[errors.note?.message]}>
        <TextInput autoComplete="off" {...register('note')} />
      </Field>
    </DialogForm>
  )
}

/** Says that the stock has changed since it was read, with both numbers. */
const Changed = ({ seen, now }: { seen: Stock; now: Stock }) => (
  <Alert title="The stock has changed in the meantime">
    <DefinitionList
      items={[
        { term: 'You saw', details: formatNumber(seen.inStock ?? 0) },
        { term: 'Now', details: formatNumber(now.inStock ?? 0) },
      ]}
    />
    Nothing was saved. Check your count and save it again.
  </Alert>
)

function differenceOf(counted: number | undefined, expected: number): string {
  if (counted === undefined || Number.isNaN(counted)) return ''
  if (counted === expected) return 'No difference.'
  const difference = counted - expected
  return `Difference: ${difference > 0 ? '+' : '−'}${formatNumber(Math.abs(difference))}`
}
