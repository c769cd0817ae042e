import { Field, Select, TextInput } from '@nireeka/ui'

import { asNumber } from '../../form/as-number.ts'
import type { SpareFamily } from '../products.api.ts'
import styles from '../products.module.css'
import type { ProductFormState } from './product-values.ts'

interface Props {
  form: Pick<ProductFormState, 'register' | 'errors'>
  families: readonly SpareFamily[]
}

const NUMBERS = [
  { name: 'yearFrom', label: 'First model year' },
  { name: 'yearTo', label: 'Last model year', isOptional: true },
  { name: 'torqueNm', label: 'Torque in Nm', isOptional: true },
  { name: 'drawingPosition', label: 'Position in the drawing', isOptional: true },
] as const

/** The family of a spare part, who fits it, and its numbers. */
export const SpareFacts = ({ form: { register, errors }, families }: Props) => (
  <div className={styles.pair}>
    <Field label="Category" errors={[errors.spare?.familyCode?.message]}>
      {/* A select takes its value only when it has that option. */}
      <Select key={families.length} {...register('spare.familyCode')}>
        {families.map(({ code, title }) => (
          <option key={code} value={code}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
    <Field label="Fitted by" errors={[errors.spare?.fitLevel?.message]}>
      <Select {...register('spare.fitLevel')}>
        <option value="owner">The owner</option>
        <option value="dealer">A dealer</option>
      </Select>
    </Field>
    {NUMBERS.map(({ name, label, ...rest }) => (
      <Field key={name} label={label} errors={[errors.spare?.[name]?.message]} {...rest}>
        <TextInput inputMode="decimal" autoComplete="off" {...register(`spare.${name}`, asNumber)} />
      </Field>
    ))}
  </div>
)
