import { formatPrice } from '@nireeka/contracts'
import { ReturnInspection } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { Field, TextArea, TextInput } from '@nireeka/ui'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import styles from '../../orders/order.module.css'
import { PhotoList } from '../page/return-photos.tsx'
import { inspectReturn } from '../return.api.ts'
import { ChangedReturn } from './changed-return.tsx'
import type { ReturnDialogProps } from './return-actions.tsx'
import { useReturnForm } from './use-return-form.ts'

const Form = formSchema(ReturnInspection)
const NUMBER = { valueAsNumber: true } as const

/** Asks where the pieces of a return go, and what is taken off for wear. */
export const InspectDialog = ({ item, onClose }: ReturnDialogProps) => (
  <FormDialog title={`Inspect return ${item.number}`} onClose={onClose}>
    {(leave) => <InspectForm item={item} leave={leave} />}
  </FormDialog>
)

function InspectForm({ item, leave }: { item: ReturnDialogProps['item']; leave: () => void }) {
  const { change, seen, read } = useReturnForm(item)
  const form = useApiForm({
    schema: Form,
    defaultValues: {
      version: read.version,
      lines: item.lines.map(({ lineId, received }) => ({
        lineId,
        restocked: received ?? 0,
        writtenOff: 0,
        condition: '',
        deduction: 0,
        deductionReason: '',
      })),
    },
    submit: async (body) => {
      const { version } = read
      await change(
        read,
        (http) => inspectReturn(http, item.id, { ...body, version }),
        `Return ${item.number} inspected.`,
      )
      leave()
    },
  })
  const { register, errors } = form
  const sentenceAt = (
    index: number,
    field: 'restocked' | 'writtenOff' | 'condition' | 'deduction' | 'deductionReason',
  ) => [errors.lines?.[index]?.[field]?.message]
  return (
    <DialogForm form={form} submit="Mark as inspected" notice={<ChangedReturn seen={seen} now={item} />}>
      {item.photos.length > 0 ? <PhotoList item={item} /> : null}
      {item.lines.map(({ lineId, title, received, value }, index) => (
        <fieldset key={lineId} className={styles.counts}>
          <legend className={styles.legend}>
            {title}, {received} received
          </legend>
          <Field label="Back to stock" errors={sentenceAt(index, 'restocked')}>
            <TextInput type="number" min={0} {...register(`lines.${index}.restocked`, NUMBER)} />
          </Field>
          <Field label="Written off" errors={sentenceAt(index, 'writtenOff')}>
            <TextInput type="number" min={0} {...register(`lines.${index}.writtenOff`, NUMBER)} />
          </Field>
          <Field
            label="Condition (optional)"
            hint="Visible to staff only."
            errors={sentenceAt(index, 'condition')}
          >
            <TextArea rows={2} {...register(`lines.${index}.condition`)} />
          </Field>
          <Field
            label="Deduction in dollars"
            hint={`For wear. Up to ${formatPrice(value)}.`}
            errors={sentenceAt(index, 'deduction')}
          >
            <TextInput type="number" min={0} step="0.01" {...register(`lines.${index}.deduction`, NUMBER)} />
          </Field>
          <Field
            label="Reason for the deduction"
            hint="Visible to the customer."
            errors={sentenceAt(index, 'deductionReason')}
          >
            <TextInput autoComplete="off" {...register(`lines.${index}.deductionReason`)} />
          </Field>
        </fieldset>
      ))}
    </DialogForm>
  )
}
