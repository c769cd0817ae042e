import { BikeSettings } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { useQueryClient } from '@nireeka/kit/query'
import { Alert, Button, RadioCards } from '@nireeka/ui'
import { Switch } from '@nireeka/ui/switch'

import type { MemberBike } from './bike.ts'
import styles from './bike-page.module.css'
import { memberBikes, saveBikeSettings } from './bikes.api.ts'
import { SpeedField } from './speed-field.tsx'

const LEVELS = [
  { value: 0, label: 'Off', details: 'Pedal power only' },
  { value: 1, label: '1', details: 'A light push' },
  { value: 2, label: '2', details: 'Long rides' },
  { value: 3, label: '3', details: 'Every day' },
  { value: 4, label: '4', details: 'Hills and heavy loads' },
  { value: 5, label: '5', details: 'Full power' },
]

const LIGHTS = [
  { value: 'auto', label: 'Automatic', details: 'On when it gets dark' },
  { value: 'on', label: 'Always on' },
  { value: 'off', label: 'Off', details: 'Only when you switch them on' },
] as const

const Settings = formSchema(BikeSettings)

/** A form for one bike's settings (spec, section 3: bikeSettings). */
export function BikeSettingsForm({ bike }: { bike: MemberBike }) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const { errors, failure, isBusy, onSubmit, register, setValue, watch } = useApiForm({
    schema: Settings,
    defaultValues: bike.settings,
    submit: async (wanted) => {
      const settings = await saveBikeSettings(http, bike.id, wanted)
      queries.setQueryData(memberBikes(http).queryKey, (bikes) => bikes?.map(withSettings(bike.id, settings)))
      notify('success', bike.deliveredOn ? 'Saved. Your bike updates the next time it starts.' : 'Saved.')
    },
  })
  return (
    <section className={styles.part} aria-labelledby="settings">
      <h2 id="settings" className={styles.heading}>
        How it rides
      </h2>
      {bike.deliveredOn ? null : <p className={styles.quiet}>Your bike arrives with these settings.</p>}
      <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
        <RadioCards
          legend="Assistance at start"
          options={LEVELS}
          value={watch('assistLevel')}
          onChange={(level) => setValue('assistLevel', level)}
          columns={3}
        />
        <SpeedField
          field={register('speedLimit', { valueAsNumber: true })}
          present={bike.settings.speedLimit}
          mostSpeed={bike.mostSpeed}
          error={errors.speedLimit?.message}
        />
        <RadioCards
          legend="Lights"
          options={LIGHTS}
          value={watch('lights')}
          onChange={(lights) => setValue('lights', lights)}
          columns={3}
        />
        <div className={styles.lock}>
          <Switch
            {...register('autoLock')}
            label="Lock automatically"
            hint="Locks two minutes after you leave it, and unlocks when your phone is near."
          />
        </div>
        <div>
          <Button type="submit" isBusy={isBusy}>
            Save settings
          </Button>
        </div>
      </form>
    </section>
  )
}

const withSettings = (id: number, settings: MemberBike['settings']) => (bike: MemberBike) =>
  bike.id === id ? { ...bike, settings } : bike
