import { usePlatform } from '@nireeka/kit'
import { Checkbox, Field, TextInput } from '@nireeka/ui'

import { asNumber } from '../../form/as-number.ts'
import { EditForm } from '../../form/edit-form.tsx'
import { EditSection } from '../../form/edit-section.tsx'
import { useEditForm } from '../../form/use-edit-form.ts'
import { editProduct, type Product, readProduct } from '../product.api.ts'
import { useProductChange } from '../use-product-change.ts'
import { BasicFields } from './basic-fields.tsx'
import { FitFields } from './fit-fields.tsx'
import { ProductForm, toValues } from './product-values.ts'
import { SpareFields } from './spare-fields.tsx'
import { SpecificationFields } from './specification-fields.tsx'

const LABELS = {
  weightG: 'Weight',
  noAir: 'Dangerous goods',
  fits: 'Fits, as text',
  number: 'SKU',
  fitsBikes: 'Bikes',
  spare: 'Spare part',
}

/** The form of a product's details. */
export function EditProduct({ product }: { product: Product }) {
  const { http } = usePlatform()
  const { keep } = useProductChange(product.id)
  const form = useEditForm({
    schema: ProductForm,
    stored: product,
    toValues: (stored: Product | null) => toValues(stored ?? product),
    save: (_http, body) => editProduct(http, product.id, body),
    read: () => readProduct(http, product.id),
    onStored: keep,
    saved: 'Product saved.',
  })
  return (
    <EditForm name="Product" form={form} labels={LABELS}>
      <EditSection heading="Basics">
        <BasicFields form={form} kind={product.kind} />
      </EditSection>
      <EditSection heading="Delivery">
        <Field label="Weight in grams" errors={[form.errors.weightG?.message]} isOptional>
          <TextInput inputMode="numeric" autoComplete="off" {...form.register('weightG', asNumber)} />
        </Field>
        <Checkbox label="Dangerous goods: never sent by air" {...form.register('noAir')} />
      </EditSection>
      {product.kind === 'spare' ? <SpareFields form={form} product={product} /> : null}
      <FitFields form={form} product={product} />
      <SpecificationFields form={form} />
    </EditForm>
  )
}
