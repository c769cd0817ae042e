import type { Http } from '@nireeka/contracts'
import * as z from '@nireeka/contracts/zod'
import { formSchema } from '@nireeka/kit/form-schema'
import { Field, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { BackOfficePage } from '../back-office-page.tsx'
import { EditForm } from './edit-form.tsx'
import { EditSection } from './edit-section.tsx'
import { useEditForm } from './use-edit-form.ts'

/** A colour as it is stored. */
export interface Colour {
  title: string
  code: string
  version: number
}

const Schema = formSchema(
  z.strictObject({ title: z.string().trim().min(1), code: z.string(), version: z.int() }),
)
type Body = z.output<typeof Schema>

export interface ColourCalls {
  save: (body: Body, key: string) => Promise<Colour>
  read: () => Promise<Colour>
}

interface Props extends ColourCalls {
  first: Colour | null
  onSaved?: () => void
}

/** A page that edits a colour, or makes one. */
export function ColourPage({ first, save, read, onSaved }: Props) {
  const [stored, setStored] = useState(first)
  return (
    <BackOfficePage heading="Colour">
      <ColourForm
        stored={stored}
        save={save}
        read={read}
        onStored={(now, isSaved) => {
          setStored(now)
          if (isSaved) onSaved?.()
        }}
      />
      <button type="button" onClick={() => void read().then(setStored)}>
        Read again
      </button>
    </BackOfficePage>
  )
}

interface FormProps extends ColourCalls {
  stored: Colour | null
  onStored: (stored: Colour, isSaved: boolean) => void
}

function ColourForm({ stored, save, read, onStored }: FormProps) {
  const form = useEditForm({
    schema: Schema,
    stored,
    toValues: (colour: Colour | null) => ({
      title: colour?.title ?? '',
      code: colour?.code ?? '',
      version: colour?.version ?? 0,
    }),
    save: (_http: Http, body, key) => save(body, key),
    read,
    onStored,
    saved: 'Colour saved.',
  })
  const { register, errors } = form
  return (
    <EditForm name="Colour" form={form} labels={{ code: 'RAL code' }}>
      <EditSection heading="Basics">
        <Field label="Title" errors={[errors.title?.message]}>
          <TextInput {...register('title')} />
        </Field>
        <Field label="RAL code" errors={[errors.code?.message]}>
          <TextInput {...register('code')} />
        </Field>
      </EditSection>
    </EditForm>
  )
}
