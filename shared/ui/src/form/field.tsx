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
  const sentences = errors.filter((error) => error !== undefined && error !== '')
  const described = [hint && `${id}-hint`, sentences.length > 0 && `${id}-error`].filter(Boolean).join(' ')
  const wiring: Wiring = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': sentences.length > 0 || undefined,
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <p className={styles.error} id={`${id}-error`} role="alert">
        {sentences.join(' ')}
      </p>
    </div>
  )
}
