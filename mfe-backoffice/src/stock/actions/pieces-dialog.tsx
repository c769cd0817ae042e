import { formatNumber, type Http } from '@nireeka/contracts'
import { StockReceived, StockWrittenOff } from '@nireeka/contracts/api'
import type { ZodType } from '@nireeka/contracts/zod'
import { createOnceKey } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { Field, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { receive, type Stock, writeOff } from '../stock.api.ts'
import { useStockChange } from './use-stock-change.ts'

interface Props {
  stock: Stock
  onClose: () => void
}

/** Asks how many pieces have come. */
export const ReceiveDialog = ({ stock, onClose }: Props) => (
  <FormDialog title="Receive goods" description={stock.title} onClose={onClose}>
    {(leave) => (
      <PiecesForm
        stock={stock}
        schema={StockReceived}
        send={receive}
        label="Receive"
        done="received"
        note={{ label: 'Note', isOptional: true, hint: 'For example, the number of the delivery note.' }}
        leave={leave}
      />
    )}
  </FormDialog>
)

/** Asks how many pieces are broken or lost, and why. */
export const WriteOffDialog = ({ stock, onClose }: Props) => (
  <FormDialog
    title="Write off"
    description={`${stock.title}: ${formatNumber(stock.available ?? 0)} available.`}
    onClose={onClose}
  >
    {(leave) => (
      <PiecesForm
        stock={stock}
        schema={StockWrittenOff}
        send={writeOff}
        label="Write off"
        done="written off"
        isDanger
        note={{ label: 'Reason', hint: 'Shown in the stock history.' }}
        leave={leave}
      />
    )}
  </FormDialog>
)

type Pieces = { count: number; note: string | null }

interface FormProps<Body extends Pieces> {
  stock: Stock
  schema: ZodType<Body, { count: number; note?: string | null }>
  /** Sends the pieces; the same key again changes nothing. */
  send: (http: Http, item: Stock, sending: { body: Body; key: string }) => Promise<Stock>
  label: string
  /** What the pieces are by then: "5 received." */
  done: string
  isDanger?: boolean
  note: { label: string; hint: string; isOptional?: boolean }
  leave: () => void
}

function PiecesForm<Body extends Pieces>({
  stock,
  schema,
  send,
  label,
  done,
  isDanger,
  note,
  leave,
}: FormProps<Body>) {
  const { change } = useStockChange()
  const [keyFor] = useState(createOnceKey)
  const form = useApiForm({
    schema,
    defaultValues: { note: '' },
    submit: async (body) => {
      const key = keyFor(body)
      await change(stock, (http) => send(http, stock, { body, key }), `${formatNumber(body.count)} ${done}.`)
      leave()
    },
  })
  const { register, errors } = form
  return (
    <DialogForm form={form} submit={label} tone={isDanger ? 'danger' : 'primary'}>
      <Field label="Pieces" errors={[errors.count?.message]}>
        <TextInput
          type="number"
          inputMode="numeric"
          min={1}
          {...register('count', { valueAsNumber: true })}
        />
      </Field>
      <Field {...note} errors={[errors.note?.message]}>
        <TextInput autoComplete="off" {...register('note')} />
      </Field>
    </DialogForm>
  )
}
