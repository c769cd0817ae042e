import { formatNumber } from '@nireeka/contracts'
import { StockReceived, StockWrittenOff } from '@nireeka/contracts/api'
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
    {(leave) => <ReceiveForm stock={stock} leave={leave} />}
  </Dialog>
)

/** Asks how many pieces are broken or lost, and why. */
export const WriteOffDialog = ({ stock, onClose }: Props) => (
  <Dialog
    title="Write off"
    description={`${stock.title}: ${formatNumber(stock.available ?? 0)} available.`}
    onClose={onClose}
  >
    {(leave) => <WriteOffForm stock={stock} leave={leave} />}
  </Dialog>
)

interface FormProps {
  stock: Stock
  leave: () => void
}

function ReceiveForm({ stock, leave }: FormProps) {
  const { change } = useStockChange()
  const [keyFor] = useState(createOnceKey)
  const { register, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: StockReceived,
    defaultValues: { note: '' },
    submit: async (body) => {
      await change(
        stock,
        (http) => receive(http, stock, { body, key: keyFor(body) }),
        `${formatNumber(body.count)} received.`,
      )
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
      <Field
        label="Note"
        isOptional
        hint="A delivery note’s number, for example."
        errors={[errors.note?.message]}
      >
        <TextInput autoComplete="off" {...register('note')} />
      </Field>
      <Buttons label="Receive" isBusy={isBusy} leave={leave} />
    </form>
  )
}

function WriteOffForm({ stock, leave }: FormProps) {
  const { change } = useStockChange()
  const [keyFor] = useState(createOnceKey)
  const { register, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: StockWrittenOff,
    defaultValues: { note: '' },
    submit: async (body) => {
      await change(
        stock,
        (http) => writeOff(http, stock, { body, key: keyFor(body) }),
        `${formatNumber(body.count)} written off.`,
      )
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
      <Field label="Reason" hint="It stays in the history." errors={[errors.note?.message]}>
        <TextInput autoComplete="off" {...register('note')} />
      </Field>
      <Buttons label="Write off" isDanger isBusy={isBusy} leave={leave} />
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
