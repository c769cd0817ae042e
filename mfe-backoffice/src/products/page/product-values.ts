import { ProductInput } from '@nireeka/contracts/api'
import { formSchema } from '@nireeka/kit/form-schema'

import type { useEditForm } from '../../form/use-edit-form.ts'
import type { Product } from '../product.api.ts'

/** The schema of a product's form. */
export const ProductForm = formSchema(ProductInput)

export type ProductFormState = ReturnType<typeof useEditForm<typeof ProductForm, Product>>

/** Returns the values of the form for a product. */
export const toValues = (product: Product) => ({
  version: product.version,
  number: product.number,
  title: product.title,
  description: product.description,
  category: product.category,
  weightG: product.weightG,
  noAir: product.noAir,
  fits: product.fits,
  fitsBikes: product.fitsBikes,
  colours: product.colours,
  specifications: product.specifications,
  goesWith: product.goesWith,
  spare: product.spare,
})
