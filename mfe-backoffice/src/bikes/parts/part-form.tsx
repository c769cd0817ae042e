import { PartEdit } from '@nireeka/contracts/api'
import { formSchema } from '@nireeka/kit/form-schema'
import { Field, Picture, Select, TextArea, TextInput } from '@nireeka/ui'

import { asNumber } from '../../form/as-number.ts'
import { EditForm } from '../../form/edit-form.tsx'
import { EditSection } from '../../form/edit-section.tsx'
import styles from '../bikes.module.css'
import type { Choices } from '../choices.api.ts'
import { FiguresFields } from '../figures-fields.tsx'
import { CheckBuilds } from '../effects/check-builds.tsx'
import { useCatalogueForm } from '../use-catalogue-form.ts'
import { BikeFits } from './bike-fits.tsx'
import { CATEGORIES } from './categories.ts'
import { partValues } from './part-values.ts'
import { checkPart, type Part, partById, savePart } from './parts.api.ts'

interface Props {
  /** The part as it is stored; null for a new one. */
  part: Part | null
  choices: Choices
}

const Form = formSchema(PartEdit)

/** The fields of a part. */
export function PartForm({ part, choices }: Props) {
  const form = useCatalogueForm({
    schema: Form,
    stored: part,
    toValues: (it: Part | null) => partValues(it, choices.slots[0]?.id ?? 0),
    byId: partById,
    save: savePart,
    list: 'parts',
    path: '/backoffice/parts',
    saved: 'Part saved.',
  })
  const { register, errors, watch, setValue } = form
  const image = watch('image')
  return (
    <EditForm name="Part" form={form} labels={{ slotId: 'Slot', categoryId: 'Category', bikes: 'Bikes' }}>
      <EditSection heading="Basics" lead="What riders see in the configurator.">
        <Field label="Title" errors={[errors.title?.message]}>
          <TextInput autoComplete="off" {...register('title')} />
        </Field>
        <Field label="Summary" isOptional errors={[errors.summary?.message]}>
          <TextArea rows={2} {...register('summary')} />
        </Field>
        <Field label="Slot" errors={[errors.slotId?.message]}>
          <Select {...register('slotId', { valueAsNumber: true })}>
            {choices.slots.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Category"
          hint="Parts that come with the bike and free choices cost nothing. Upgrades have a price."
          errors={[errors.categoryId?.message]}
        >
          <Select {...register('categoryId', { valueAsNumber: true })}>
            {Object.entries(CATEGORIES).map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Picture" isOptional errors={[errors.image?.message]}>
          <Select
            value={image ?? ''}
            onChange={({ target }) => setValue('image', target.value || null, { shouldDirty: true })}
          >
            <option value="">None</option>
            {choices.pictures.map((address) => (
              <option key={address} value={address}>
                {address.replace(/^\/pictures\/(.+)\.webp$/, '$1')}
              </option>
            ))}
          </Select>
        </Field>
        {image ? (
          <div className={styles.picture}>
            <Picture src={image} alt="" sizes="16rem" />
          </div>
        ) : null}
      </EditSection>
      <EditSection
        heading="Figures"
        lead="What the part adds to the bike’s own figures, or takes from them. A default part must leave them as they are."
      >
        <FiguresFields
          input={(metric) => register(`performance.${metric}`, asNumber)}
          errors={errors.performance}
        />
      </EditSection>
      <EditSection
        heading="Bikes"
        lead="The bikes this part fits. A bike has one default part in a slot; a new default replaces it."
      >
        <BikeFits
          bikes={choices.bikes}
          fits={watch('bikes')}
          error={errors.bikes?.message}
          onChange={(fits) => setValue('bikes', fits, { shouldDirty: true })}
        />
      </EditSection>
      <CheckBuilds check={(http) => checkPart(http, part?.id ?? null, form.getValues())} />
    </EditForm>
  )
}
