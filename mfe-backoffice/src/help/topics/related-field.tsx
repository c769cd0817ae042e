import { Button, Combobox, Field } from '@nireeka/ui'
import { useState } from 'react'

import styles from '../help.module.css'
import type { Choices } from './topics.api.ts'

interface Props {
  ids: readonly number[]
  /** All topics, and the one that can't be chosen. */
  topics: Choices['topics']
  except: number | null
  error: string | undefined
  onChange: (ids: number[]) => void
}

const MOST_SHOWN = 8

/** The topics that a topic leads to first, in order. */
export function RelatedField({ ids, topics, except, error, onChange }: Props) {
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const offered = topics
    .filter(({ id, title }) => id !== except && !ids.includes(id) && title.toLowerCase().includes(wanted))
    .slice(0, MOST_SHOWN)
  const titleOf = (id: number) => topics.find((topic) => topic.id === id)?.title ?? `Topic ${id}`
  return (
    <div className={styles.group}>
      <Field
        label="Related topics"
        isOptional
        hint="Shown first; the help centre adds others about the same. Search by title."
        errors={[error]}
      >
        <Combobox
          autoComplete="off"
          value={text}
          onValueChange={setText}
          suggestions={
            wanted === ''
              ? { status: 'none' }
              : {
                  status: 'ready',
                  groups: [{ items: offered.map(({ id, title }) => ({ key: id, label: title })) }],
                }
          }
          onChoose={({ key }) => {
            setText('')
            onChange([...ids, Number(key)])
          }}
          empty="No matching topics."
        />
      </Field>
      {ids.length > 0 ? (
        <ul aria-label="Related topics" className={styles.group}>
          {ids.map((id) => (
            <li key={id} className={styles.row}>
              {titleOf(id)}
              <Button
                size="small"
                tone="quiet"
                aria-label={`Remove ${titleOf(id)}`}
                onClick={() => onChange(ids.filter((it) => it !== id))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
