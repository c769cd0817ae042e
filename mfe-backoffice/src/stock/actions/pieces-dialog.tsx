import { formatNumber, type Http } from '@nireeka/contracts'
import { StockReceived, StockWrittenOff } from '@nireeka/contracts/api'
import type { ZodType } from '@nireeka/contracts/zod'
import { createOnceKey } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { Alert, Button, Dialog, Field, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { receive, type Stock, writeOff } from '../stock.api.ts'
import styles from '../stock.module.css'
import { useStockChange } from './use-stock-change.ts'

interface Props {
  stock: Stock
  onClose: () => void
}

/** Asks how many pieces have come. */
export const ReceiveDialog = ({ stock, onClose }: Props) => (
  <Dialog title="Receive goods" description={stock.title} onClose={onClose}>
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
  </Dialog>
)

/** Asks how many pieces are broken or lost, and why. */
export const WriteOffDialog = ({ stock, onClose }: Props) => (
  <Dialog
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
  </Dialog>
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
  const { register, errors, failure, isBusy, onSubmit } = useApiForm({
    schema,
    defaultValues: { note: '' },
    submit: async (body) => {
      const key = keyFor(body)
      await change(stock, (http) => send(http, stock, { body, key }), `${formatNumber(body.count)} ${done}.`)
      leave()
    },
  })
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
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
      <Buttons label={label} isDanger={isDanger} isBusy={isBusy} leave={leave} />
    </form>
  )
}

interface ButtonsProps {
  label: string
  isDanger?: boolean
  isBusy: boolean
  leave: () => void
}

/** What sends a form, and what closes its dialog. */
export const Buttons = ({ label, isDanger = false, isBusy, leave }: ButtonsProps) => (
  <div className={styles.buttons}>
    <Button type="submit" tone={isDanger ? 'danger' : 'primary'} isBusy={isBusy}>
      {label}
    </Button>
    <Button tone="secondary" onClick={leave}>
      Cancel
    </Button>
  </div>
)
