import { useQuery } from '@nireeka/kit/query'
import { Field, Prose, QueryView, Skeleton, Tabs, TextArea } from '@nireeka/ui'
import { type ComponentProps, useState } from 'react'

import styles from '../help.module.css'
import { markdownCode } from './topics.api.ts'

interface Props {
  /** What `register` returns for the field. */
  field: ComponentProps<'textarea'>
  text: string
  error: string | undefined
}

type View = 'write' | 'preview'

/** The text of a topic in Markdown, with a preview as readers get it. */
export function BodyField({ field, text, error }: Props) {
  const [view, setView] = useState<View>('write')
  return (
    <Field label="Text" hint="Markdown: ## for headings, - for lists, **bold**." errors={[error]}>
      <Tabs
        label="Text: write or preview"
        value={view}
        onChange={setView}
        tabs={[
          { value: 'write', label: 'Write', isKept: true, panel: <TextArea rows={16} {...field} /> },
          { value: 'preview', label: 'Preview', panel: <Preview text={text} /> },
        ]}
      />
    </Field>
  )
}

function Preview({ text }: { text: string }) {
  const code = useQuery(markdownCode)
  return (
    <div className={styles.preview}>
      {text.trim() === '' ? (
        <p className={styles.quiet}>There is nothing to preview yet.</p>
      ) : (
        <QueryView
          query={code}
          skeleton={<Skeleton kind="text" />}
          failed="The preview can’t be shown right now"
          reason="A part of this page couldn’t be loaded."
        >
          {(Markdown) => (
            <Prose>
              <Markdown text={text} by="house" />
            </Prose>
          )}
        </QueryView>
      )}
    </div>
  )
}
