import { ACCESSORY_CATEGORIES, CATEGORY_NAMES } from '@nireeka/contracts/api'
import { Checkbox, Field, Select, TextArea, TextInput } from '@nireeka/ui'

import { asNumber } from '../../form/as-number.ts'
import { asText } from '../../form/as-text.ts'
import { EditSection } from '../../form/edit-section.tsx'
import type { Product } from '../product.api.ts'
import styles from '../products.module.css'
import type { ProductFormState } from './product-values.ts'

interface Props {
  form: Pick<ProductFormState, 'register' | 'errors'>
  kind: Product['kind']
}

/** What a product is called and how it is sent. */
export const BasicFields = ({ form: { register, errors }, kind }: Props) => (
  <>
    <EditSection heading="Basics">
      <Field label="Title" errors={[errors.title?.message]}>
        <TextInput {...register('title')} />
      </Field>
      <div className={styles.pair}>
        <Field label="Number" errors={[errors.number?.message]} isOptional={kind === 'accessory'}>
          <TextInput autoComplete="off" {...register('number', asText)} />
        </Field>
        {kind === 'accessory' ? (
          <Field label="Category" errors={[errors.category?.message]}>
            <Select {...register('category')}>
              {ACCESSORY_CATEGORIES.map((value) => (
                <option key={value} value={value}>
                  {CATEGORY_NAMES[value]}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
      </div>
      <Field label="Description" errors={[errors.description?.message]}>
        <TextArea rows={5} {...register('description')} />
      </Field>
    </EditSection>
    <EditSection heading="Delivery">
      <Field label="Weight in grams" errors={[errors.weightG?.message]} isOptional>
        <TextInput inputMode="numeric" autoComplete="off" {...register('weightG', asNumber)} />
      </Field>
      <Checkbox label="Dangerous goods, never sent by air" {...register('noAir')} />
    </EditSection>
  </>
)
