import { SizeEdit } from '@nireeka/contracts/api'
import { formSchema } from '@nireeka/kit/form-schema'
import { Field, TextInput } from '@nireeka/ui'

import { asNumber } from '../../form/as-number.ts'
import { EditForm } from '../../form/edit-form.tsx'
import { EditSection } from '../../form/edit-section.tsx'
import type { Choices } from '../choices.api.ts'
import { CheckBuilds } from '../effects/check-builds.tsx'
import { useCatalogueForm } from '../use-catalogue-form.ts'
import { type Bike, bikeById, checkSize, saveSize } from './bikes.api.ts'
import { SizeColours } from './size-colours.tsx'

interface Props {
  bike: Bike
  sizeId: number
  colours: Choices['colours']
}

const Form = formSchema(SizeEdit)
const NO_SIZE = { riderMinCm: 0, riderMaxCm: 0, note: null, colours: [] }
const asNote = { setValueAs: (typed: string | null) => typed?.trim() || null }

function valuesOf(bike: Bike | null, sizeId: number) {
  const { riderMinCm, riderMaxCm, note, colours } = bike?.sizes.find(({ id }) => id === sizeId) ?? NO_SIZE
  return {
    riderMinCm,
    riderMaxCm,
    note,
    colours: colours.map(({ id, isDated }) => ({ colourId: id, isDated })),
    version: bike?.version ?? 1,
    acceptBroken: false,
  }
}

/** For whom a size is made, and in which colours it comes. */
export function SizeForm({ bike, sizeId, colours }: Props) {
  const place = { id: bike.id, size: sizeId }
  const form = useCatalogueForm({
    schema: Form,
    stored: bike,
    toValues: (it: Bike | null) => valuesOf(it, sizeId),
    byId: bikeById,
    save: (http, saving) => saveSize(http, place, saving),
    list: 'bike-models',
    path: '/backoffice/bikes',
    saved: 'Size saved.',
  })
  const { register, errors, watch, setValue } = form
  return (
    <EditForm name="Size" form={form} labels={{ riderMinCm: 'Shortest rider', riderMaxCm: 'Tallest rider' }}>
      <EditSection heading="Riders">
        <Field label="Shortest rider in cm" errors={[errors.riderMinCm?.message]}>
          <TextInput inputMode="numeric" autoComplete="off" {...register('riderMinCm', asNumber)} />
        </Field>
        <Field label="Tallest rider in cm" errors={[errors.riderMaxCm?.message]}>
          <TextInput inputMode="numeric" autoComplete="off" {...register('riderMaxCm', asNumber)} />
        </Field>
        <Field
          label="Note"
          hint="For example, why it isn’t available."
          isOptional
          errors={[errors.note?.message]}
        >
          <TextInput autoComplete="off" {...register('note', asNote)} />
        </Field>
      </EditSection>
      <EditSection
        heading="Colours"
        lead="Tick “Delivery date” where riders are shown one. Otherwise delivery is on request."
      >
        <SizeColours
          colours={colours}
          chosen={watch('colours')}
          error={errors.colours?.message}
          onChange={(chosen) => setValue('colours', chosen, { shouldDirty: true })}
        />
      </EditSection>
      <CheckBuilds check={(http) => checkSize(http, place, form.getValues())} />
    </EditForm>
  )
}
