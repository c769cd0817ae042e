import { createContext, type ReactNode, use, useId } from 'react'

import styles from './field.module.css'

interface Wiring {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

const FieldContext = createContext<Wiring>({})

/** Returns the id and descriptions that the Field around a control provides; nothing outside of a Field. */
export const useField = () => use(FieldContext)

interface Props {
  label: string
  /** A hint to read before typing. */
  hint?: ReactNode
  /** Error sentences of server or schema; undefined entries are ignored. */
  errors?: ReadonlyArray<string | undefined>
  isOptional?: boolean
  children: ReactNode
}

/** A label, a control and its errors, connected for screen readers. */
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
