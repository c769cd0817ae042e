import { AccessoriesFields } from './accessories-fields.tsx'
import { BannerFields } from './banner-fields.tsx'
import { BenefitsFields, FaqFields, QuotesFields } from './list-fields.tsx'
import { OrderFields } from './order-fields.tsx'
import type { ErrorAt, Section } from './section.ts'
import { WordsFields } from './words-fields.tsx'

interface Props {
  section: Section
  errorAt: ErrorAt
  onChange: (section: Section) => void
}

/** The fields of a section, which differ by its type: an opening picture and a story have the same. */
export function SectionFields({ section, errorAt, onChange }: Props) {
  switch (section.type) {
    case 'bike_choose':
    case 'community':
    case 'dealers':
      return (
        <WordsFields
          data={section.data}
          errorAt={errorAt}
          onChange={(data) => onChange({ ...section, data })}
        />
      )
    case 'benefits':
      return (
        <BenefitsFields
          data={section.data}
          errorAt={errorAt}
          onChange={(data) => onChange({ ...section, data })}
        />
      )
    case 'quotes':
      return (
        <QuotesFields
          data={section.data}
          errorAt={errorAt}
          onChange={(data) => onChange({ ...section, data })}
        />
      )
    case 'faq':
      return (
        <FaqFields
          data={section.data}
          errorAt={errorAt}
          onChange={(data) => onChange({ ...section, data })}
        />
      )
    case 'accessories':
      return (
        <AccessoriesFields
          data={section.data}
          errorAt={errorAt}
          onChange={(data) => onChange({ ...section, data })}
        />
      )
    case 'order':
      return (
        <OrderFields
          data={section.data}
          errorAt={errorAt}
          onChange={(data) => onChange({ ...section, data })}
        />
      )
    default:
      return (
        <BannerFields
          data={section.data}
          errorAt={errorAt}
          onChange={(data) => onChange({ ...section, data })}
        />
      )
  }
}
