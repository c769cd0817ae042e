import { createContext, type ReactNode, use, useId } from 'react'

import styles from './field.module.css'

interface Wiring {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

const FieldContext = createContext<Wiring>({})

/** The id and descriptions that the field around a control gives it; nothing outside of a field. */
export const useField = () => use(FieldContext)

interface Props {
  label: string
  /** What to know before typing. */
  hint?: ReactNode
  /** Sentences, as the server or the schema says them; empty places are left out. */
  errors?: ReadonlyArray<string | undefined>
  isOptional?: boolean
  children: ReactNode
}

/** A label, a control and what is wrong with it, tied together for readers. */
export function Field({ label, hint, errors = [], isOptional = false, children }: Props) {
  const id = useId()
  const error = errors.filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} id={`${id}-label`} htmlFor={id}>
        {isOptional ? `${label} (optional)` : label}
      </label>
      <FieldContext value={wire(id, Boolean(hint), Boolean(error))}>{children}</FieldContext>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}

function wire(id: string, hasHint: boolean, hasError: boolean): Wiring {
  const described = [hasHint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': hasError || undefined }
}
