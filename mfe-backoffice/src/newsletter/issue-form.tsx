import { Field, TextInput } from '@nireeka/ui'

import { EditForm } from '../form/edit-form.tsx'
import { EditSection } from '../form/edit-section.tsx'
import { BodyField } from './body-field.tsx'
import type { Issue } from './newsletter.api.ts'
import { SegmentFields } from './segment-fields.tsx'
import { Sending } from './sending.tsx'
import { useIssueForm } from './use-issue-form.ts'

const LABELS = { body: 'Text', bikeId: 'Model', countryId: 'Country' }

/** The fields of a draft; null for a new one. */
export function IssueFormPart({ issue }: { issue: Issue | null }) {
  const form = useIssueForm(issue)
  const { register, errors, watch, isDirty } = form
  const email = { subject: watch('subject'), preheader: watch('preheader'), body: watch('body') }
  return (
    <EditForm name="Issue" form={form} labels={LABELS}>
      {issue ? <Sending issue={issue} isDirty={isDirty} /> : null}
      <EditSection heading="Email" lead="As subscribers receive it.">
        <Field label="Subject" errors={[errors.subject?.message]}>
          <TextInput autoComplete="off" maxLength={120} {...register('subject')} />
        </Field>
        <Field
          label="Preheader"
          hint="Inboxes show it beside the subject. Empty: the beginning of the text."
          errors={[errors.preheader?.message]}
        >
          <TextInput autoComplete="off" maxLength={150} {...register('preheader')} />
        </Field>
        <BodyField field={register('body')} email={email} error={errors.body?.message} />
      </EditSection>
      <EditSection heading="Recipients" lead="Only confirmed subscribers, without bounces.">
        <SegmentFields form={form} />
      </EditSection>
    </EditForm>
  )
}
