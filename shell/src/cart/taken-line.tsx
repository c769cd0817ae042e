import type { CartLine } from '@nireeka/contracts'
import { Button } from '@nireeka/ui'
import { type MouseEvent, useEffect, useRef, useTransition } from 'react'

import { useShell } from '../frame/shell-context.ts'
import styles from './cart-modal.module.css'
import { putBack } from './put-back.ts'

/** Stands where a line was taken out, and brings it back. */
export function TakenLine({ line }: { line: CartLine }) {
  const { platform } = useShell()
  const [isBusy, start] = useTransition()
  const undo = useRef<HTMLButtonElement>(null)

  // The button that took the line out went with it: whoever stood there goes on here.
  useEffect(() => {
    if (!document.activeElement?.matches('a, button')) undo.current?.focus()
  }, [])

  function bringBack({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const dialog = currentTarget.closest<HTMLElement>('[role="dialog"]')
    start(async () => {
      await putBack(platform.cart, line)
      dialog?.focus()
    })
  }

  return (
    <p className={styles.taken}>
      <span>{line.title} removed.</span>
      <Button ref={undo} tone="quiet" size="small" isBusy={isBusy} onClick={bringBack}>
        Undo <span className="visually-hidden">removing {line.title}</span>
      </Button>
    </p>
  )
}
