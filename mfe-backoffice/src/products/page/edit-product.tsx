import { usePlatform } from '@nireeka/kit'

import { EditForm } from '../../form/edit-form.tsx'
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
  fits: 'Fits, in words',
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
    saved: 'The product is saved.',
  })
  return (
    <EditForm name="Product" form={form} labels={LABELS}>
      <BasicFields form={form} kind={product.kind} />
      {product.kind === 'spare' ? <SpareFields form={form} product={product} /> : null}
      <FitFields form={form} product={product} />
      <SpecificationFields form={form} />
    </EditForm>
  )
}
