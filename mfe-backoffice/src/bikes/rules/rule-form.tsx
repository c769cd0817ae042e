import { RuleEdit } from '@nireeka/contracts/api'
import { formSchema } from '@nireeka/kit/form-schema'
import { Field, TextArea } from '@nireeka/ui'

import { EditForm } from '../../form/edit-form.tsx'
import { EditSection } from '../../form/edit-section.tsx'
import type { Choices } from '../choices.api.ts'
import { CheckBuilds } from '../effects/check-builds.tsx'
import { useCatalogueForm } from '../use-catalogue-form.ts'
import { KindFields } from './kind-fields.tsx'
import { PartsField } from './parts-field.tsx'
import { ruleValues } from './rule-values.ts'
import { checkRule, type Rule, ruleById, saveRule } from './rules.api.ts'

interface Props {
  /** The rule as it is stored; null for a new one. */
  rule: Rule | null
  choices: Choices
}

const Form = formSchema(RuleEdit)
const LABELS = {
  whenParts: 'When',
  thenParts: 'Other parts',
  speedLimitKmh: 'Speed limit',
  repairParts: 'Parts that solve it',
}

/** Returns the state of a rule's form. */
export const useRuleForm = (rule: Rule | null) =>
  useCatalogueForm({
    schema: Form,
    stored: rule,
    toValues: ruleValues,
    byId: ruleById,
    save: saveRule,
    list: 'rules',
    path: '/backoffice/rules',
    saved: 'Rule saved.',
  })

/** The fields of a rule, and what it would do to builds. */
export function RuleForm({ rule, choices }: Props) {
  const form = useRuleForm(rule)
  const { register, errors, watch, setValue } = form
  const namesOf = (value: unknown) =>
    Array.isArray(value)
      ? value.map((id) => choices.parts.find((part) => part.id === id)?.title ?? id).join(', ')
      : undefined
  return (
    <EditForm
      name="Rule"
      form={form}
      labels={LABELS}
      show={(field, value) => (field.endsWith('Parts') ? namesOf(value) : undefined)}
    >
      <EditSection heading="Rule" lead="It applies when one of the first parts is on the bike.">
        <KindFields form={form} choices={choices} />
      </EditSection>
      <EditSection heading="For riders" lead="Why the parts don’t go together, and what is offered instead.">
        <Field label="Text" errors={[errors.text?.message]}>
          <TextArea rows={2} {...register('text')} />
        </Field>
        <PartsField
          label="Parts that solve it"
          isOptional
          parts={choices.parts}
          chosen={watch('repairParts')}
          error={errors.repairParts?.message}
          onChange={(chosen) => setValue('repairParts', chosen, { shouldDirty: true })}
        />
      </EditSection>
      <CheckBuilds check={(http) => checkRule(http, rule?.id ?? null, form.getValues())} />
    </EditForm>
  )
}
