import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Checkbox, Field, TextArea } from '@nireeka/ui'

import { asText } from '../../form/as-text.ts'
import { EditSection } from '../../form/edit-section.tsx'
import type { Product } from '../product.api.ts'
import { spareFamilies } from '../products.api.ts'
import { LinkedProducts } from './linked-products.tsx'
import { PiecesField } from './pieces-field.tsx'
import type { ProductFormState } from './product-values.ts'
import { SpareFacts } from './spare-facts.tsx'

interface Props {
  form: Pick<ProductFormState, 'register' | 'watch' | 'setValue' | 'errors'>
  product: Pick<Product, 'id' | 'linked'>
}

/** What a spare part has in addition. */
export function SpareFields({ form: { register, watch, setValue, errors }, product }: Props) {
  const { http } = usePlatform()
  const { data: families = [] } = useQuery(spareFamilies(http))
  const newer = watch('spare.supersededBy')
  const wrong = errors.spare
  return (
    <EditSection heading="Spare part">
      <SpareFacts form={{ register, errors }} families={families} />
      <LinkedProducts
        label="Replaced by"
        kind="spare"
        ids={newer ? [newer] : []}
        known={product.linked}
        except={product.id}
        error={wrong?.supersededBy?.message}
        most={1}
        onChange={([id]) => setValue('spare.supersededBy', id ?? null, { shouldDirty: true })}
      />
      <Checkbox label="Discontinued: can’t be ordered any more" {...register('spare.isDiscontinued')} />
      <PiecesField
        pieces={watch('spare.pieces') ?? []}
        onChange={(pieces) => setValue('spare.pieces', pieces, { shouldDirty: true })}
      />
      <Field
        label="Fits on condition"
        hint="Shown beside the bikes, and before the note, such as “Fits only with the belt drive.”"
        errors={[wrong?.fitCondition?.message]}
        isOptional
      >
        <TextArea rows={2} {...register('spare.fitCondition', asText)} />
      </Field>
      <Field label="Note" errors={[wrong?.note?.message]} isOptional>
        <TextArea rows={2} {...register('spare.note', asText)} />
      </Field>
    </EditSection>
  )
}
