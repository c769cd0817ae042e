import { SizeEdit } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { formSchema } from '@nireeka/kit/form-schema'
import { useQueryClient } from '@nireeka/kit/query'
import { Field, TextInput } from '@nireeka/ui'

import { asNumber } from '../../form/as-number.ts'
import { EditForm } from '../../form/edit-form.tsx'
import { EditSection } from '../../form/edit-section.tsx'
import { useEditForm } from '../../form/use-edit-form.ts'
import { listKey } from '../../list/list-query.ts'
import type { Choices } from '../choices.api.ts'
import { useAcceptBroken } from '../use-accept-broken.ts'
import { type Bike, bikeById, saveSize } from './bikes.api.ts'
import { SizeColours } from './size-colours.tsx'

interface Props {
  bike: Bike
  sizeId: number
  colours: Choices['colours']
}

const Form = formSchema(SizeEdit)
const NO_SIZE = { riderMinCm: 0, riderMaxCm: 0, note: null, colours: [] }
const asNote = { setValueAs: (typed: string | null) => typed?.trim() || null }

function useSizeForm(bike: Bike, sizeId: number) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const accepting = useAcceptBroken()
  const query = bikeById(http, String(bike.id))
  return useEditForm({
    schema: Form,
    stored: bike,
    toValues: (it: Bike | null) => {
      const size = it?.sizes.find(({ id }) => id === sizeId) ?? NO_SIZE
      return {
        riderMinCm: size.riderMinCm,
        riderMaxCm: size.riderMaxCm,
        note: size.note,
        colours: size.colours.map(({ id, isDated }) => ({ colourId: id, isDated })),
        version: it?.version ?? 1,
        acceptBroken: false,
      }
    },
    save: (by, body) =>
      accepting((acceptBroken) => saveSize(by, { id: bike.id, size: sizeId }, { body, acceptBroken })),
    read: () => queries.fetchQuery({ ...query, staleTime: 0 }),
    onStored: (it, isSaved) => {
      queries.setQueryData(query.queryKey, it)
      if (isSaved) void queries.invalidateQueries({ queryKey: listKey('bike-models') })
    },
    saved: 'The size is saved.',
  })
}

/** For whom a size is made, and in which colours it comes. */
export function SizeForm({ bike, sizeId, colours }: Props) {
  const form = useSizeForm(bike, sizeId)
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
        <Field label="Note" hint="Such as why it isn’t built." isOptional errors={[errors.note?.message]}>
          <TextInput autoComplete="off" {...register('note', asNote)} />
        </Field>
      </EditSection>
      <EditSection heading="Colours" lead="Without a date, delivery is on request.">
        <SizeColours
          colours={colours}
          chosen={watch('colours')}
          error={errors.colours?.message}
          onChange={(chosen) => setValue('colours', chosen, { shouldDirty: true })}
        />
      </EditSection>
    </EditForm>
  )
}
