import { PART_STEPS, type PartStep, SLOT_CHOICES, type SlotChoice, SlotEdit } from '@nireeka/contracts/api'
import { formSchema } from '@nireeka/kit/form-schema'
import { Field, Select, TextInput } from '@nireeka/ui'

import { asNumber } from '../../form/as-number.ts'
import { EditForm } from '../../form/edit-form.tsx'
import { EditSection } from '../../form/edit-section.tsx'
import { useCatalogueForm } from '../use-catalogue-form.ts'
import { CHOICE_LABELS, STEP_LABELS } from './slot-labels.ts'
import { saveSlot, type Slot, slotById } from './slots.api.ts'

const Form = formSchema(SlotEdit)

const NEW_SLOT = {
  title: '',
  step: 'accessories' as PartStep,
  choice: 'multi' as SlotChoice,
  position: 0,
  version: 1,
}

function valuesOf(slot: Slot | null) {
  const { title, step, choice, position, version } = slot ?? NEW_SLOT
  return { title, step, choice, position, version, acceptBroken: false }
}

/** The fields of a slot; `slot` is null for a new one. */
export function SlotForm({ slot }: { slot: Slot | null }) {
  const form = useCatalogueForm({
    schema: Form,
    stored: slot,
    toValues: valuesOf,
    byId: slotById,
    save: saveSlot,
    list: 'slots',
    path: '/backoffice/slots',
    saved: 'Slot saved.',
  })
  const { register, errors } = form
  return (
    <EditForm name="Slot" form={form} labels={{ choice: 'Riders choose' }}>
      <EditSection heading="Basics">
        <Field label="Title" errors={[errors.title?.message]}>
          <TextInput autoComplete="off" {...register('title')} />
        </Field>
        <Field
          label="Step"
          hint="The step of the configurator it appears in."
          errors={[errors.step?.message]}
        >
          <Select {...register('step')}>
            {PART_STEPS.map((step) => (
              <option key={step} value={step}>
                {STEP_LABELS[step]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Riders choose"
          hint="Where riders choose one part, every bike needs a default part."
          errors={[errors.choice?.message]}
        >
          <Select {...register('choice')}>
            {SLOT_CHOICES.map((choice) => (
              <option key={choice} value={choice}>
                {CHOICE_LABELS[choice]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Position"
          hint="Lower numbers come first within a step."
          errors={[errors.position?.message]}
        >
          <TextInput inputMode="numeric" autoComplete="off" {...register('position', asNumber)} />
        </Field>
      </EditSection>
    </EditForm>
  )
}
