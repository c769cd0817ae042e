import { EditSection } from '../../form/edit-section.tsx'
import type { ContentForm } from '../use-content-form.ts'
import type { HomeSectionSchema } from './home-sections.ts'
import { errorsBelow, type Section } from './section.ts'
import { SectionFields } from './section-fields.tsx'
import { sectionName } from './section-text.ts'

/** What is said of sections that show something of the shop as well. */
const LEADS: Partial<Record<Section['type'], string>> = {
  order: 'Hidden sections keep their texts.',
  bike_choose: 'The bikes below come from the catalogue.',
  accessories: 'Items no longer for sale are left out.',
  community: 'The articles and threads below are the ones readers liked most.',
  dealers: 'The dealers below are those near the visitor.',
}

/** The fields of a section of the home page, or the order of all of them. */
export function HomeSectionFields({ form }: { form: ContentForm<HomeSectionSchema> }) {
  const section = form.watch('section')
  return (
    <EditSection heading={sectionName(section.type)} lead={LEADS[section.type]}>
      <SectionFields
        section={section}
        errorAt={errorsBelow(form.errors, 'section.data.')}
        onChange={(next) => form.setValue('section', next, { shouldDirty: true })}
      />
    </EditSection>
  )
}
