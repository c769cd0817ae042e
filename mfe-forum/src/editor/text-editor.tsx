import { Field, Tabs } from '@nireeka/ui'
import { type ReactNode, type Ref, useId, useRef, useState } from 'react'

import { Counter } from './counter.tsx'
import { type EditorHandle, useHandle } from './handle.ts'
import { Preview } from './preview.tsx'
import { WriteText } from './write-text.tsx'

export interface TextEditorProps {
  label: string
  value: string
  onChange: (text: string) => void
  error?: string
  hint?: ReactNode
  rows?: number
  /** How many letters the text may have; what is over is told and never cut off. */
  maxLength?: number
  /** Called by Ctrl+Enter, or Command+Enter. */
  onSubmit?: () => void
  /** Further buttons of the toolbar. */
  tools?: ReactNode
  /** Whether the text gets the focus as soon as it is there. */
  hasFocusAtFirst?: boolean
  /** Told the text's element, as a form library wants it. */
  fieldRef?: (area: HTMLTextAreaElement | null) => void
  ref?: Ref<EditorHandle>
}

type View = 'write' | 'preview'

/** A field for a text in Markdown, with a toolbar, a preview, and suggestions of members for mentions. */
export function TextEditor({ label, value, error, hint, maxLength = 8000, ref, ...rest }: TextEditorProps) {
  const [view, setView] = useState<View>('write')
  const area = useRef<HTMLTextAreaElement>(null)
  useHandle(ref, area, () => setView('write'))
  const name = useId()
  const tabs = [
    {
      value: 'write' as const,
      label: 'Write',
      // The text keeps its selection and what can be undone.
      isKept: true,
      panel: <WriteText area={area} value={value} name={name} {...rest} />,
    },
    { value: 'preview' as const, label: 'Preview', panel: <Preview text={value} /> },
  ]
  return (
    <Field label={label} hint={hint} errors={[error]}>
      <Tabs label={`${label}: write or preview`} value={view} onChange={setView} tabs={tabs} />
      <Counter length={value.length} max={maxLength} />
    </Field>
  )
}
