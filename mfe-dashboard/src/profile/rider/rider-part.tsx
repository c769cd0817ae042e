import { RIDER_HEIGHTS, RiderInput } from '@nireeka/contracts/api'
import { heightText } from '@nireeka/contracts/bike-build'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { useQueryClient } from '@nireeka/kit/query'
import { Alert, Button, Field, Select } from '@nireeka/ui'

import { SettingsPart } from '../../settings/settings-part.tsx'
import { profile } from '../profile.api.ts'
import { saveRider } from './rider.api.ts'
import styles from './rider.module.css'
import { SizeList } from './size-list.tsx'

const Rider = formSchema(RiderInput)

const HEIGHTS = Array.from(
  { length: RIDER_HEIGHTS.to - RIDER_HEIGHTS.from + 1 },
  (_, place) => RIDER_HEIGHTS.from + place,
)

/** The rider's height, and the size of each bike that fits it, as soon as a height is chosen. */
export function RiderPart({ heightCm }: { heightCm: number | null }) {
  const { http, notify, publish } = usePlatform()
  const queries = useQueryClient()
  const form = useApiForm({
    schema: Rider,
    defaultValues: { heightCm },
    submit: async (rider) => {
      const saved = await saveRider(http, rider)
      queries.setQueryData(profile(http).queryKey, saved)
      publish({ type: 'member:changed' })
      notify('success', saved.heightCm === null ? 'Height removed.' : 'Height saved.')
    },
  })
  const height = form.watch('heightCm')
  return (
    <SettingsPart
      id="rider"
      title="Your size"
      lead="See which size of each bike fits you. Only you can see your height."
    >
      <div className={styles.rider}>
        <form
          className={styles.form}
          aria-labelledby="rider"
          onSubmit={(event) => void form.onSubmit(event)}
          noValidate
        >
          {form.failure ? <Alert tone="danger">{form.failure}</Alert> : null}
          <div className={styles.field}>
            <Field label="Height without shoes" errors={[form.errors.heightCm?.message]} isOptional>
              <Select {...form.register('heightCm', { setValueAs: toHeight })}>
                <option value="">Not given</option>
                {HEIGHTS.map((cm) => (
                  <option key={cm} value={cm}>
                    {heightText(cm)}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <Button type="submit" tone="secondary" isBusy={form.isBusy}>
            Save height
          </Button>
        </form>
        {height === null ? null : <SizeList height={height} />}
      </div>
    </SettingsPart>
  )
}

const toHeight = (value: string | number | null) => (value === '' || value === null ? null : Number(value))
