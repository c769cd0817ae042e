import { CANNED_FIELDS, type CannedField, fillFields } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useNavigate } from '@nireeka/kit/router'
import { Field, TextArea, TextInput } from '@nireeka/ui'

import { EditForm } from '../../form/edit-form.tsx'
import { EditSection } from '../../form/edit-section.tsx'
import { useEditForm } from '../../form/use-edit-form.ts'
import { listKey } from '../../list/list-query.ts'
import styles from '../support.module.css'
import {
  CANNED,
  CANNED_PATH,
  type CannedAnswer,
  cannedById,
  CannedForm,
  readCannedAnswer,
  saveCanned,
} from './canned.api.ts'

const LABELS = { body: 'Text' }
const FIELDS = CANNED_FIELDS.map((field) => `{${field}}`).join(', ')

/** What the preview shows in place of the fields. */
const SAMPLE: Record<CannedField, string> = {
  name: 'Anna',
  ticket: 'T-10001',
  subject: 'A creak after rain',
  order: 'NK-100001',
  agent: 'Agnes',
}

/** Edits a canned answer, or makes one. */
export function CannedFormPart({ answer }: { answer: CannedAnswer | null }) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const form = useEditForm({
    schema: CannedForm,
    stored: answer,
    toValues: (it) => ({ title: it?.title ?? '', body: it?.body ?? '', version: it?.version ?? 0 }),
    save: (_http, body, key) => saveCanned(http, answer?.id ?? null, body, key),
    read: answer ? () => readCannedAnswer(http, answer.id) : undefined,
    onStored: (stored, isSaved) => {
      queries.setQueryData(cannedById(http, String(stored.id)).queryKey, stored)
      if (isSaved) void queries.invalidateQueries({ queryKey: listKey(CANNED) })
      if (!answer) void navigate(`${CANNED_PATH}/${stored.id}`, { replace: true })
    },
    saved: 'Canned answer saved.',
  })
  const { register, errors } = form
  return (
    <EditForm name="Canned answer" form={form} labels={LABELS}>
      <EditSection heading="Answer" lead="Only staff see the title.">
        <Field label="Title" errors={[errors.title?.message]}>
          <TextInput {...register('title')} />
        </Field>
        <Field label="Text" hint={`Fields: ${FIELDS}.`} errors={[errors.body?.message]}>
          <TextArea rows={8} {...register('body')} />
        </Field>
      </EditSection>
      <EditSection heading="Preview" lead="As it reads for a ticket, with sample values.">
        <p className={styles.text} aria-label="Preview" role="note">
          {fillFields(form.watch('body') ?? '', SAMPLE) || '–'}
        </p>
      </EditSection>
    </EditForm>
  )
}
