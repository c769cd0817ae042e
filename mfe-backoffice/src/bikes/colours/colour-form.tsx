import { COLOUR_TYPES, type ColourType } from '@nireeka/contracts'
import { ColourEdit } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { formSchema } from '@nireeka/kit/form-schema'
import { useQueryClient } from '@nireeka/kit/query'
import { useNavigate } from '@nireeka/kit/router'
import { Field, Select, TextInput } from '@nireeka/ui'

import { asNumber } from '../../form/as-number.ts'
import { EditForm } from '../../form/edit-form.tsx'
import { EditSection } from '../../form/edit-section.tsx'
import { useEditForm } from '../../form/use-edit-form.ts'
import { listKey } from '../../list/list-query.ts'
import { useAcceptBroken } from '../use-accept-broken.ts'
import { type Colour, colourById, saveColour } from './colours.api.ts'
import { Swatch } from './swatch.tsx'

const Form = formSchema(ColourEdit)

function useColourForm(colour: Colour | null) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const accepting = useAcceptBroken()
  return useEditForm({
    schema: Form,
    stored: colour,
    toValues: valuesOf,
    save: (by, body, key) =>
      accepting((acceptBroken) => saveColour(by, colour?.id ?? null, { body, key, acceptBroken })),
    read: colour
      ? () => queries.fetchQuery({ ...colourById(http, String(colour.id)), staleTime: 0 })
      : undefined,
    onStored: (it, isSaved) => {
      queries.setQueryData(colourById(http, String(it.id)).queryKey, it)
      if (isSaved) void queries.invalidateQueries({ queryKey: listKey('colours') })
      if (!colour) void navigate(`/backoffice/colours/${it.id}`, { replace: true })
    },
    saved: 'The colour is saved.',
  })
}

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
  const form = useColourForm(colour)
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
          <p>Riders choose this colour by {colour.ralCodes === 1 ? 'a RAL code' : 'two RAL codes'}.</p>
        ) : (
          <Field label="Colour" hint={<Hint swatch={watch('swatch')} />} errors={[errors.swatch?.message]}>
            <TextInput autoComplete="off" {...register('swatch')} />
          </Field>
        )}
        <Field
          label="Extra working days"
          hint="What painting adds to the bike’s own lead time."
          errors={[errors.leadDays?.message]}
        >
          <TextInput inputMode="numeric" autoComplete="off" {...register('leadDays', asNumber)} />
        </Field>
      </EditSection>
    </EditForm>
  )
}

const Hint = ({ swatch }: { swatch: string | null }) => (
  <>
    <Swatch colour={swatch && /^#[\dA-Fa-f]{6}$/.test(swatch) ? swatch : null} /> Such as #3A3D40.
  </>
)
