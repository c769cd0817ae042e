import { Field, TextArea, TextInput } from '@nireeka/ui'

import { EditSection } from '../../form/edit-section.tsx'
import { messagesIn } from '../../form/messages-in.ts'
import type { ContentForm } from '../use-content-form.ts'
import { PictureFields } from './picture-fields.tsx'
import { SectionsFields } from './sections-fields.tsx'
import type { TextSchema } from './texts.ts'
import { WaysFields } from './ways-fields.tsx'

/** The fields of a text: its title, what stands above it where its page shows that, and its sections. */
export function TextFields({ form }: { form: ContentForm<TextSchema> }) {
  const { register, errors, watch, setValue } = form
  const [picture, ways] = [watch('picture'), watch('ways')]
  return (
    <>
      <EditSection heading="Page" lead="As the page itself and search engines show it.">
        <Field label="Title" errors={[errors.title?.message]}>
          <TextInput autoComplete="off" maxLength={80} {...register('title')} />
        </Field>
        <Field label="Description" errors={[errors.description?.message]}>
          <TextArea rows={2} maxLength={200} {...register('description')} />
        </Field>
        {picture ? (
          <PictureFields
            picture={picture}
            errors={messagesIn(errors.picture)}
            onChange={(next) => setValue('picture', next, { shouldDirty: true })}
          />
        ) : null}
      </EditSection>
      {ways ? (
        <EditSection heading="Ways to reach us" lead="Shown above the text.">
          <WaysFields
            ways={ways}
            errors={errors.ways}
            onChange={(next) => setValue('ways', next, { shouldDirty: true })}
          />
        </EditSection>
      ) : null}
      <EditSection
        heading="Text"
        lead="In the order of the page. Email addresses become links by themselves."
      >
        <SectionsFields
          sections={watch('sections')}
          errors={errors.sections}
          onChange={(next) => setValue('sections', next, { shouldDirty: true })}
        />
      </EditSection>
    </>
  )
}
