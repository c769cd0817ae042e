import { MAX_ANNOUNCEMENT } from '@nireeka/contracts/api'
import { Field, TextInput } from '@nireeka/ui'

import { EditSection } from '../../form/edit-section.tsx'
import { MomentField } from '../moment-field.tsx'
import type { ContentForm } from '../use-content-form.ts'
import type { AnnouncementSchema } from './announcements.ts'

/** The fields of an announcement. */
export function AnnouncementFields({ form }: { form: ContentForm<AnnouncementSchema> }) {
  const { register, errors, watch, setValue } = form
  return (
    <>
      <EditSection heading="Announcement" lead="Visitors close it once they have read it.">
        <Field
          label="Text"
          hint={`${watch('text').length} of at most ${MAX_ANNOUNCEMENT} characters.`}
          errors={[errors.text?.message]}
        >
          <TextInput autoComplete="off" maxLength={MAX_ANNOUNCEMENT} {...register('text')} />
        </Field>
        <Field label="Link" hint="A page of this site, such as /shop." errors={[errors.href?.message]}>
          <TextInput autoComplete="off" {...register('href')} />
        </Field>
      </EditSection>
      <EditSection heading="When it is shown" lead="Only while it is published.">
        <MomentField
          label="Shown from"
          hint="In your time zone. If empty, from its publication."
          isOptional
          value={watch('shownFrom')}
          error={errors.shownFrom?.message}
          onChange={(value) => setValue('shownFrom', value, { shouldDirty: true })}
        />
        <MomentField
          label="Shown until"
          hint="In your time zone. If empty, until you withdraw it."
          isOptional
          value={watch('shownTo')}
          error={errors.shownTo?.message}
          onChange={(value) => setValue('shownTo', value, { shouldDirty: true })}
        />
      </EditSection>
    </>
  )
}
