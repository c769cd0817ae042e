import { type FormEvent, useEffect, useRef, useState } from 'react'

import { Button } from '../button/button.tsx'
import { Field } from '../form/field.tsx'
import { TextInput } from '../form/text-input.tsx'
import styles from './cart-promo.module.css'

interface Props {
  id?: string
  onTyped?: (isTyped: boolean) => void
  /** Applies a code; resolves with the reason why it isn't applicable, or null. */
  onApply: (code: string) => Promise<string | null>
  onCancel: () => void
}

type Trial = { status: 'typing' } | { status: 'busy' } | { status: 'refused'; reason: string }

export function CartPromoForm({ id, onTyped, onApply, onCancel }: Props) {
  const [trial, setTrial] = useState<Trial>({ status: 'typing' })
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  async function apply(event: FormEvent) {
    event.preventDefault()
    const code = input.current?.value.trim() ?? ''
    if (trial.status === 'busy') return
    if (!code) return setTrial({ status: 'refused', reason: 'Enter a code first.' })
    setTrial({ status: 'busy' })
    const reason = await onApply(code)
    if (reason === null) return
    setTrial({ status: 'refused', reason })
    input.current?.focus()
  }

  return (
    <form id={id} className={styles.promoForm} noValidate onSubmit={(event) => void apply(event)}>
      <Field label="Promo code" errors={trial.status === 'refused' ? [trial.reason] : []}>
        <TextInput
          ref={input}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          onChange={({ target }) => onTyped?.(target.value.trim() !== '')}
        />
      </Field>
      <div className={styles.promoActions}>
        <Button type="submit" tone="secondary" isBusy={trial.status === 'busy'}>
          Apply
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
