import { COLOUR_TYPES, type ColourType } from '@nireeka/contracts'
import { ColourEdit } from '@nireeka/contracts/api'
import { formSchema } from '@nireeka/kit/form-schema'
import { Field, Select, TextInput } from '@nireeka/ui'

import { asNumber } from '../../form/as-number.ts'
import { EditForm } from '../../form/edit-form.tsx'
import { EditSection } from '../../form/edit-section.tsx'
import { CheckBuilds } from '../effects/check-builds.tsx'
import { useCatalogueForm } from '../use-catalogue-form.ts'
import { checkColour, type Colour, colourById, saveColour } from './colours.api.ts'
import { Swatch } from './swatch.tsx'

const Form = formSchema(ColourEdit)

const NEW_COLOUR = {
  name: '',
  type: 'Standard' as ColourType,
  swatch: '' as string | null,
  leadDays: 0,
  version: 1,
}

function valuesOf(colour: Colour | null) {
  const { name, type, swatch, leadDays, version } = colour ?? NEW_COLOUR
  return { name, type, swatch, leadDays, version, acceptBroken: false }
}

/** The fields of a colour; `colour` is null for a new one. */
export function ColourForm({ colour }: { colour: Colour | null }) {
  const form = useCatalogueForm({
    schema: Form,
    stored: colour,
    toValues: valuesOf,
    byId: colourById,
    save: saveColour,
    list: 'colours',
    path: '/backoffice/colours',
    saved: 'Colour saved.',
  })
  const { register, errors, watch } = form
  return (
    <EditForm name="Colour" form={form} labels={{ swatch: 'Colour', leadDays: 'Extra working days' }}>
      <EditSection heading="Basics">
        <Field label="Name" errors={[errors.name?.message]}>
          <TextInput autoComplete="off" {...register('name')} />
        </Field>
        <Field label="Type" errors={[errors.type?.message]}>
          <Select {...register('type')}>
            {COLOUR_TYPES.map((type) => (
              <option key={type} value={type}>
                {type}
              </option>
            ))}
          </Select>
        </Field>
        {colour && colour.ralCodes > 0 ? (
          <p>Riders pick this colour by {colour.ralCodes === 1 ? 'a RAL code' : 'two RAL codes'}.</p>
        ) : (
          <Field label="Colour" hint={<Hint swatch={watch('swatch')} />} errors={[errors.swatch?.message]}>
            <TextInput autoComplete="off" {...register('swatch')} />
          </Field>
        )}
        <Field
          label="Extra working days"
          hint="Painting adds them to the bike’s own lead time."
          errors={[errors.leadDays?.message]}
        >
          <TextInput inputMode="numeric" autoComplete="off" {...register('leadDays', asNumber)} />
        </Field>
      </EditSection>
      <CheckBuilds check={(http) => checkColour(http, colour?.id ?? null, form.getValues())} />
    </EditForm>
  )
}

const Hint = ({ swatch }: { swatch: string | null }) => (
  <>
    <Swatch colour={swatch && /^#[\dA-Fa-f]{6}$/.test(swatch) ? swatch : null} /> A hex code, for example
    #3A3D40.
  </>
)
