import { Field, Tabs, TextArea } from '@nireeka/ui'
import { type ComponentProps, useState } from 'react'

import { EmailPreview } from './email-preview.tsx'
import type { EmailText } from './newsletter.api.ts'

interface Props {
  /** What `register` returns for the field. */
  field: ComponentProps<'textarea'>
  email: EmailText
  error: string | undefined
}

type View = 'write' | 'light' | 'dark' | 'text'

/** The text of an issue in Markdown, with previews of the email. */
export function BodyField({ field, email, error }: Props) {
  const [view, setView] = useState<View>('write')
  return (
    <Field
      label="Text"
      hint="Markdown: ## for headings, - for lists, **bold**, [words](/path) for links. A link on a line of its own is a button."
      errors={[error]}
    >
      <Tabs
        label="Text: write or preview"
        value={view}
        onChange={setView}
        tabs={[
          { value: 'write', label: 'Write', isKept: true, panel: <TextArea rows={16} {...field} /> },
          { value: 'light', label: 'Light', panel: <EmailPreview email={email} view="light" /> },
          { value: 'dark', label: 'Dark', panel: <EmailPreview email={email} view="dark" /> },
          { value: 'text', label: 'Plain text', panel: <EmailPreview email={email} view="text" /> },
        ]}
      />
    </Field>
  )
}
