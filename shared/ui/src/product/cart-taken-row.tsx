import type { CartLine } from '@nireeka/contracts'
import { useEffect, useRef } from 'react'

import { Button } from '../button/button.tsx'
import styles from './cart.module.css'

interface Props {
  line: CartLine
  onUndo: () => void
}

/** Stands where a line was taken out, and brings it back. */
export function CartTakenRow({ line, onUndo }: Props) {
  const undo = useRef<HTMLButtonElement>(null)

  // The button that took the line out went with it: whoever stood there goes on here.
  useEffect(() => {
    if (!document.activeElement?.matches('a, button, input')) undo.current?.focus()
  }, [])

  return (
    <li className={styles.taken}>
      <span>{line.title} removed.</span>
      <Button ref={undo} tone="quiet" size="small" onClick={onUndo}>
        Undo <span className="visually-hidden">removing {line.title}</span>
      </Button>
    </li>
  )
}
