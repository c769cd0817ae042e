import { NewProduct } from '@nireeka/contracts/api'
import type { BikePiece } from '@nireeka/contracts/bike-pieces'
import { usePlatform, useTitle } from '@nireeka/kit'
import { formSchema } from '@nireeka/kit/form-schema'
import { useQuery, useQueryClient } from '@nireeka/kit/query'
import { Link, useNavigate } from '@nireeka/kit/router'
import { Breadcrumbs, Field, RadioCards, Select, TextInput } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import { asNumber } from '../../form/as-number.ts'
import { EditForm } from '../../form/edit-form.tsx'
import { EditSection } from '../../form/edit-section.tsx'
import { useEditForm } from '../../form/use-edit-form.ts'
import { createProduct, type Product, productById } from '../product.api.ts'
import { spareFamilies } from '../products.api.ts'
import { BasicFields } from './basic-fields.tsx'

const Form = formSchema(NewProduct)

const FIRST_SPARE = {
  familyCode: 'FRM',
  fitLevel: 'owner' as const,
  torqueNm: null,
  yearFrom: new Date().getUTCFullYear(),
  yearTo: null,
  supersededBy: null,
  isDiscontinued: false,
  drawingPosition: null,
  fitCondition: null,
  note: null,
  pieces: [] as BikePiece[],
}

const EMPTY = {
  kind: 'accessory' as Product['kind'],
  price: 0,
  number: null,
  title: '',
  description: '',
  category: 'helmet',
  weightG: null,
  noAir: false,
  fits: [],
  fitsBikes: [],
  colours: [],
  specifications: [],
  goesWith: [],
  spare: null as typeof FIRST_SPARE | null,
}

/** The page that makes a product with what it needs at least; its own page has the rest. */
export function NewProductPage() {
  useTitle('New product')
  return (
    <BackOfficePage
      heading="New product"
      lead="Only staff see it until you publish it. Pictures, stock and more come next."
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'Products', link: <Link to="/backoffice/products" /> }, { label: 'New product' }]}
        />
      }
    >
      <NewProductForm />
    </BackOfficePage>
  )
}

function NewProductForm() {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data: families = [] } = useQuery(spareFamilies(http))
  const form = useEditForm<typeof Form, Product>({
    schema: Form,
    stored: null,
    toValues: () => EMPTY,
    save: createProduct,
    onStored: (product) => {
      queries.setQueryData(productById(http, String(product.id)).queryKey, product)
      void navigate(`/backoffice/products/${product.id}`, { replace: true })
    },
    saved: 'Product created. It’s not in the shop yet.',
  })
  const { register, errors, watch, setValue } = form
  const kind = watch('kind')
  return (
    <EditForm name="Product" form={form}>
      <EditSection heading="Basics">
        <RadioCards
          legend="Kind"
          options={[
            { value: 'accessory', label: 'Accessory' },
            { value: 'spare', label: 'Spare part' },
          ]}
          value={kind}
          columns={2}
          onChange={(next) => {
            setValue('kind', next, { shouldDirty: true })
            setValue('spare', next === 'spare' ? FIRST_SPARE : null, { shouldDirty: true })
          }}
        />
        <BasicFields form={{ register, errors }} kind={kind}>
          {kind === 'spare' ? (
            <Field label="Category" errors={[errors.spare?.familyCode?.message]}>
              <Select {...register('spare.familyCode')}>
                {families.map(({ code, title }) => (
                  <option key={code} value={code}>
                    {title}
                  </option>
                ))}
              </Select>
            </Field>
          ) : null}
          <Field label="Price in dollars" errors={[errors.price?.message]}>
            <TextInput inputMode="decimal" autoComplete="off" {...register('price', asNumber)} />
          </Field>
        </BasicFields>
      </EditSection>
    </EditForm>
  )
}
