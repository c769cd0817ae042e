import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useNavigate } from '@nireeka/kit/router'

import { EditForm } from '../form/edit-form.tsx'
import { useEditForm } from '../form/use-edit-form.ts'
import { listKey } from '../list/list-query.ts'
import { BasicsSection } from './basics-section.tsx'
import { ChecksSection } from './checks-section.tsx'
import { type Guide, guideById, GuideForm, readGuide, saveGuide } from './diagnosis.api.ts'
import { showGuideField } from './guide-texts.ts'
import { toValues } from './guide-values.ts'
import { OutcomesSection } from './outcomes-section.tsx'

const LABELS = { slug: 'Address', words: 'Other words', safeToRide: 'Safe to ride?', doNotRide: 'Don’t ride' }

export type GuideFormState = ReturnType<typeof useGuideForm>

function useGuideForm(guide: Guide | null) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useEditForm({
    schema: GuideForm,
    stored: guide,
    toValues,
    save: (_http, body, key) => saveGuide(http, guide?.id ?? null, body, key),
    read: guide ? () => readGuide(http, guide.id) : undefined,
    onStored: (stored, isSaved) => {
      queries.setQueryData(guideById(http, String(stored.id)).queryKey, stored)
      if (isSaved) void queries.invalidateQueries({ queryKey: listKey('diagnosis') })
      if (!guide) void navigate(`/backoffice/diagnosis/${stored.id}`, { replace: true })
    },
    saved: 'Guide saved.',
  })
}

/** Edits a guide, or makes one. */
export function GuideFormPart({ guide }: { guide: Guide | null }) {
  const form = useGuideForm(guide)
  return (
    <EditForm name="Guide" form={form} labels={LABELS} show={showGuideField}>
      <BasicsSection form={form} />
      <ChecksSection form={form} />
      <OutcomesSection form={form} />
    </EditForm>
  )
}
