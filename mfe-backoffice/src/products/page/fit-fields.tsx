import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Checkbox } from '@nireeka/ui'

import { EditSection } from '../../form/edit-section.tsx'
import { WordsField } from '../../form/words-field.tsx'
import type { Product } from '../product.api.ts'
import { bikesToFit } from '../products.api.ts'
import styles from '../products.module.css'
import { LinkedProducts } from './linked-products.tsx'
import type { ProductFormState } from './product-values.ts'

interface Props {
  form: Pick<ProductFormState, 'watch' | 'setValue' | 'errors'>
  product: Pick<Product, 'id' | 'kind' | 'linked'>
}

/** Which bikes a product fits, its colours, and what goes with it. */
export function FitFields({ form: { watch, setValue, errors }, product }: Props) {
  const { http } = usePlatform()
  const { data: bikes = [] } = useQuery(bikesToFit(http))
  const isAccessory = product.kind === 'accessory'
  const fitsBikes = watch('fitsBikes')
  const putWords = (name: 'fits' | 'fitsBikes' | 'colours', words: string[]) =>
    setValue(name, words, { shouldDirty: true })
  return (
    <EditSection heading="Fit" lead={isAccessory ? 'Shoppers can filter by bike and colour.' : undefined}>
      {isAccessory ? (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Bikes</legend>
          {bikes.map(({ slug, title }) => (
            <Checkbox
              key={slug}
              label={title}
              checked={fitsBikes.includes(slug)}
              onChange={({ target }) =>
                putWords(
                  'fitsBikes',
                  target.checked ? [...fitsBikes, slug] : fitsBikes.filter((it) => it !== slug),
                )
              }
            />
          ))}
        </fieldset>
      ) : null}
      <WordsField
        label="Fits, as text"
        words={watch('fits')}
        error={errors.fits?.message}
        onChange={(words) => putWords('fits', words)}
      />
      {isAccessory ? (
        <>
          <WordsField
            label="Colours"
            words={watch('colours')}
            error={errors.colours?.message}
            onChange={(words) => putWords('colours', words)}
          />
          <LinkedProducts
            label="Goes with"
            kind="accessory"
            ids={watch('goesWith')}
            known={product.linked}
            except={product.id}
            error={errors.goesWith?.message}
            onChange={(ids) => setValue('goesWith', ids, { shouldDirty: true })}
          />
        </>
      ) : null}
    </EditSection>
  )
}
