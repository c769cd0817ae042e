import { BikeEdit } from '@nireeka/contracts/api'
import { formSchema } from '@nireeka/kit/form-schema'
import { Field, TextArea, TextInput } from '@nireeka/ui'

import { asNumber } from '../../form/as-number.ts'
import { EditForm } from '../../form/edit-form.tsx'
import { EditSection } from '../../form/edit-section.tsx'
import { FiguresFields } from '../figures-fields.tsx'
import { NO_FIGURES } from '../metrics.ts'
import { useCatalogueForm } from '../use-catalogue-form.ts'
import { type Bike, bikeById, saveBike } from './bikes.api.ts'

const Form = formSchema(BikeEdit)
const NO_BIKE = {
  title: '',
  use: '',
  summary: '',
  description: '',
  leadDays: 0,
  performance: NO_FIGURES,
  version: 1,
}

function valuesOf(bike: Bike | null) {
  const { title, use, summary, description, leadDays, performance, version } = bike ?? NO_BIKE
  return { title, use, summary, description, leadDays, performance, version, acceptBroken: false }
}

/** A bike's texts, lead time and figures. */
export function BikeForm({ bike }: { bike: Bike }) {
  const form = useCatalogueForm({
    schema: Form,
    stored: bike,
    toValues: valuesOf,
    byId: bikeById,
    save: (http, saving) => saveBike(http, bike.id, saving),
    list: 'bike-models',
    path: '/backoffice/bikes',
    saved: 'Bike saved.',
  })
  const { register, errors } = form
  return (
    <EditForm name="Bike" form={form} labels={{ use: 'Made for', leadDays: 'Working days' }}>
      <EditSection heading="Texts" lead="What riders see in the configurator and in their cart.">
        <Field label="Title" errors={[errors.title?.message]}>
          <TextInput autoComplete="off" {...register('title')} />
        </Field>
        <Field label="Made for" errors={[errors.use?.message]}>
          <TextInput autoComplete="off" {...register('use')} />
        </Field>
        <Field label="Summary" errors={[errors.summary?.message]}>
          <TextArea rows={2} {...register('summary')} />
        </Field>
        <Field label="Description" errors={[errors.description?.message]}>
          <TextArea rows={5} {...register('description')} />
        </Field>
      </EditSection>
      <EditSection heading="Lead time">
        <Field
          label="Working days"
          hint="How long it takes to build the bike. A colour can add days."
          errors={[errors.leadDays?.message]}
        >
          <TextInput inputMode="numeric" autoComplete="off" {...register('leadDays', asNumber)} />
        </Field>
      </EditSection>
      <EditSection heading="Figures" lead="Of the bike with its default parts.">
        <FiguresFields
          input={(metric) => register(`performance.${metric}`, asNumber)}
          errors={errors.performance}
        />
      </EditSection>
    </EditForm>
  )
}
