import { ACCESSORY_CATEGORIES, CATEGORY_NAMES } from '@nireeka/contracts/api'
import { Field, Select, TextArea, TextInput } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { asText } from '../../form/as-text.ts'
import type { Product } from '../product.api.ts'
import styles from '../products.module.css'
import type { ProductFormState } from './product-values.ts'

type Name = 'title' | 'number' | 'category' | 'description'

interface Props {
  form: {
    register: (name: Name, options?: typeof asText) => ReturnType<ProductFormState['register']>
    errors: Partial<Record<Name, { message?: string }>>
  }
  kind: Product['kind']
  /** Further fields beside SKU and category. */
  children?: ReactNode
}

/** What a product is called: the fields of a new one, too. */
export const BasicFields = ({ form: { register, errors }, kind, children }: Props) => (
  <>
    <Field label="Title" errors={[errors.title?.message]}>
      <TextInput {...register('title')} />
    </Field>
    <div className={styles.pair}>
      <Field label="SKU" errors={[errors.number?.message]} isOptional={kind === 'accessory'}>
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
      {children}
    </div>
    <Field label="Description" errors={[errors.description?.message]} isOptional>
      <TextArea rows={5} {...register('description')} />
    </Field>
  </>
)
