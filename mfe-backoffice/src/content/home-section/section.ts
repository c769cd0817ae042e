import type { EditedHomeSection } from '@nireeka/contracts/api'
import type { InOurNames } from '@nireeka/kit'

/** A section of the home page as the form has it. */
export type Section = InOurNames<EditedHomeSection>

export type SectionData<Type extends Section['type']> = Extract<Section, { type: Type }>['data']

/** Returns the sentence at a field of the section's data, such as `items.0.title`. */
export type ErrorAt = (path: string) => string | undefined

export interface FieldsProps<Type extends Section['type']> {
  data: SectionData<Type>
  errorAt: ErrorAt
  onChange: (data: SectionData<Type>) => void
}

/** Returns the sentences of a form's errors by the path of their field, which begins with `base`. */
export const errorsBelow =
  (errors: unknown, base = ''): ErrorAt =>
  (path) => {
    let found = errors
    for (const step of `${base}${path}`.split('.'))
      found = (found as Record<string, unknown> | undefined)?.[step]
    const message = (found as { message?: unknown } | undefined)?.message
    return typeof message === 'string' ? message : undefined
  }
