import { formatPrice } from '@nireeka/contracts'
import { RefundInput } from '@nireeka/contracts/api'
import { createOnceKey } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { Field, RadioCards, TextArea } from '@nireeka/ui'
import { useState } from 'react'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { type Order, refundOrder } from '../order.api.ts'
import styles from '../order.module.css'
import { AmountField } from './amount-field.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { chosenLines, type Counts, LineCounts } from './line-counts.tsx'
import { refundSum } from './refund-sum.ts'
import { useOrderChange } from './use-order-change.ts'

interface Props {
  order: Order
  onClose: () => void
}

const Form = formSchema(RefundInput)

/** Asks how much of an order is refunded, by pieces or as an amount, where it goes, and why. */
export const RefundDialog = ({ order, onClose }: Props) => (
  <FormDialog
    title={`Refund order ${order.number}`}
    description={`${formatPrice(order.allowed.refund)} available to refund.`}
    onClose={onClose}
  >
    {(leave) => <RefundForm order={order} leave={leave} />}
  </FormDialog>
)

function RefundForm({ order, leave }: { order: Order; leave: () => void }) {
  const { change, seen } = useOrderChange()
  const [keyFor] = useState(createOnceKey)
  const [opened] = useState(order)
  const lines = order.lines.filter(({ refundValues }) => refundValues.length > 0)
  const [by, setBy] = useState<'pieces' | 'amount'>(lines.length > 0 ? 'pieces' : 'amount')
  const [counts, setCounts] = useState<Counts>({})
  const [amount, setAmount] = useState<number | null>(order.allowed.refund)
  const form = useApiForm({
    schema: Form,
    defaultValues: { ...valuesFor(by, counts, amount), to: 'payment', reason: '' },
    submit: async (body) => {
      await change(
        seen ? order : opened,
        async (http) => {
          const refund = await refundOrder(http, order.id, { body, key: keyFor(body) })
          return { order: null, message: sentence(refund) }
        },
        '',
      )
      leave()
    },
  })
  const { register, errors, setValue, watch } = form
  function choose(next: { by?: typeof by; counts?: Counts; amount?: number | null }) {
    const all = { by, counts, amount, ...next }
    setBy(all.by)
    setCounts(all.counts)
    setAmount(all.amount)
    const values = valuesFor(all.by, all.counts, all.amount)
    setValue('amount', values.amount)
    setValue('lines', values.lines)
  }
  const sum = by === 'pieces' ? refundSum({ ...order, lines }, counts) : (amount ?? 0)
  return (
    <DialogForm
      form={form}
      submit={`Refund ${formatPrice(sum)}`}
      tone="danger"
      notice={<ChangedMeanwhile seen={seen} now={order} />}
    >
      {lines.length > 0 ? (
        <RadioCards
          legend="Refund by"
          options={[
            { value: 'pieces', label: 'Items' },
            { value: 'amount', label: 'Amount' },
          ]}
          value={by}
          columns={2}
          onChange={(next) => choose({ by: next })}
        />
      ) : null}
      {by === 'pieces' ? (
        <LineCounts
          legend="Items to refund"
          lines={lines.map(({ id, title, refundValues }) => ({ id, title, most: refundValues.length }))}
          counts={counts}
          onChange={(next) => choose({ counts: next })}
        />
      ) : (
        <AmountField
          most={order.allowed.refund}
          amount={amount}
          error={errors.amount?.message}
          onChange={(next) => choose({ amount: next })}
        />
      )}
      <RadioCards
        legend="Refund to"
        options={[
          { value: 'payment', label: 'Original payment method' },
          { value: 'credits', label: 'Store credit' },
        ]}
        value={watch('to') ?? 'payment'}
        columns={2}
        onChange={(to) => setValue('to', to)}
      />
      <Field label="Reason" hint="Visible to the customer." errors={[errors.reason?.message]}>
        <TextArea rows={2} {...register('reason')} />
      </Field>
      <output className={styles.sum}>Refund: {formatPrice(sum)}</output>
    </DialogForm>
  )
}

const valuesFor = (by: 'pieces' | 'amount', counts: Counts, amount: number | null) =>
  by === 'pieces' ? { amount: null, lines: chosenLines(counts) } : { amount: amount ?? 0, lines: null }

const sentence = ({ amount, toCredits }: { amount: number; toCredits: number }) => {
  const part = toCredits < amount ? `, ${formatPrice(toCredits)} of it as store credit` : ' as store credit'
  return `${formatPrice(amount)} refunded${toCredits > 0 ? part : ''}.`
}
