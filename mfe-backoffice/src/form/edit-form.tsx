import { Alert } from '@nireeka/ui'
import { type ReactNode, useEffect, useEffectEvent } from 'react'

import { useHeldFocus } from '../use-held-focus.ts'
import { Conflict, type ConflictTexts } from './conflict.tsx'
import styles from './edit-form.module.css'
import { InView } from './in-view.tsx'
import { SaveBar } from './save-bar.tsx'
import type { EditFormState } from './use-edit-form.ts'

interface Props extends ConflictTexts {
  /** What is edited, as the form's name: "Product". */
  name: string
  form: EditFormState
  /** `EditSection`s with the fields. */
  children: ReactNode
}

/** A page's form: its sections, the bar that saves, Ctrl+S, and both versions when somebody else has saved meanwhile. */
export function EditForm({ name, form, children, labels, show }: Props) {
  const { isDirty, isNew, isBusy, failure, conflict } = form
  const { place, hold } = useHeldFocus<HTMLFormElement>()
  async function save() {
    await form.onSubmit()
    hold()
  }
  useSaveKey(() => {
    if (!isBusy && (isDirty || isNew)) void save()
  })
  return (
    <form
      ref={place}
      className={styles.form}
      tabIndex={-1}
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      noValidate
    >
      {conflict ? (
        <InView>
          <Conflict differences={conflict} form={form} labels={labels} show={show} />
        </InView>
      ) : null}
      {failure ? (
        <InView key={failure}>
          <Alert tone="danger">{failure}</Alert>
        </InView>
      ) : null}
      {children}
      {isDirty || isNew ? (
        <SaveBar
          isNew={isNew}
          isDirty={isDirty}
          isBusy={isBusy}
          onDiscard={() => {
            form.discard()
            hold()
          }}
        />
      ) : null}
    </form>
  )
}

/** Calls `save` on Ctrl+S and ⌘S, instead of the browser's own saving. */
function useSaveKey(save: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (!document.querySelector('[data-part="dialog"]')) save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
