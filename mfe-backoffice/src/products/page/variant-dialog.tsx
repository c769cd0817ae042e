import { NewVariant } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { Button, Checkbox, Field, TextInput } from '@nireeka/ui'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { asNumber } from '../../form/as-number.ts'
import { asText } from '../../form/as-text.ts'
import { addVariant, deleteVariant, editVariant, type Product, type Variant } from '../product.api.ts'
import styles from '../products.module.css'
import { useProductChange } from '../use-product-change.ts'
import { VariantOptions } from './variant-options.tsx'

interface Props {
  product: Product
  /** The variant that is changed; null for a new one. */
  variant: Variant | null
  onClose: () => void
}

const Form = formSchema(NewVariant)

/** Asks for a variant's options, SKU and weight. */
export const VariantDialog = ({ product, variant, onClose }: Props) => (
  <FormDialog title={variant ? `Edit ${variant.title}` : 'Add a variant'} onClose={onClose}>
    {(leave) => <VariantForm product={product} variant={variant} leave={leave} />}
  </FormDialog>
)

function VariantForm({ product, variant, leave }: Omit<Props, 'onClose'> & { leave: () => void }) {
  const { change } = useProductChange(product.id)
  const isFirst = product.variants.every((it) => it.id === variant?.id)
  const form = useApiForm({
    schema: Form,
    defaultValues: toValues(product, variant),
    submit: async (body) => {
      const now = { ...body, version: product.version }
      if (!variant) await change((http) => addVariant(http, product.id, now), 'Variant added.')
      else {
        const { price: _price, ...rest } = now
        const place = { id: product.id, variant: variant.id }
        await change((http) => editVariant(http, place, rest), 'Variant saved.')
      }
      leave()
    },
  })
  const { register, errors } = form
  return (
    <DialogForm
      form={form}
      submit={variant ? 'Save variant' : 'Add variant'}
      more={variant?.deleteRefusal === null ? <DeleteButton {...{ product, variant, leave }} /> : null}
    >
      <VariantOptions form={form} isFirst={isFirst} />
      <div className={styles.pair}>
        <Field label="SKU" errors={[errors.number?.message]} isOptional>
          <TextInput autoComplete="off" {...register('number', asText)} />
        </Field>
        <Field label="Weight in grams" errors={[errors.weightG?.message]} isOptional>
          <TextInput inputMode="numeric" autoComplete="off" {...register('weightG', asNumber)} />
        </Field>
        {variant ? null : (
          <Field label="Price in dollars" errors={[errors.price?.message]}>
            <TextInput inputMode="decimal" autoComplete="off" {...register('price', asNumber)} />
          </Field>
        )}
      </div>
      <Checkbox label="Published" {...register('isPublished')} />
    </DialogForm>
  )
}

function DeleteButton({
  product,
  variant,
  leave,
}: {
  product: Product
  variant: Variant
  leave: () => void
}) {
  const { confirm } = usePlatform()
  const { press } = useProductChange(product.id)
  async function ask() {
    const isSure = await confirm({
      kind: 'alert',
      title: `Delete ${variant.title}?`,
      text: 'The variant will be permanently deleted.',
      confirm: 'Delete',
      cancel: 'Keep it',
      isDangerous: true,
    })
    if (!isSure) return
    await press((http) => deleteVariant(http, product, variant.id), 'Variant deleted.')
    leave()
  }
  return (
    <Button tone="danger" onClick={() => void ask()}>
      Delete variant
    </Button>
  )
}

/** Returns the values of a variant; a new one has the options and the price of the others. */
function toValues({ variants, version, price, weightG }: Product, variant: Variant | null) {
  if (variant) {
    const { options, number, isPublished } = variant
    return { version, options, number, weightG: variant.weightG, isPublished, price: variant.price }
  }
  const names = variants[0]?.options.map(({ name }) => name) ?? ['']
  return {
    version,
    options: names.map((name) => ({ name, value: '' })),
    number: null,
    weightG,
    isPublished: true,
    price: variants[0]?.price ?? price,
  }
}
