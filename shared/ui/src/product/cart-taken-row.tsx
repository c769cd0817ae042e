import type { CartLine } from '@nireeka/contracts'
import { useEffect, useRef } from 'react'

import { Button } from '../button/button.tsx'
import styles from './cart.module.css'

interface Props {
  line: CartLine
  onUndo: () => void
}

/** The place of a removed line, with an Undo button. */
export function CartTakenRow({ line, onUndo }: Props) {
  const undo = useRef<HTMLButtonElement>(null)

  // Moves the focus to Undo, because the button that removed the line is gone.
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
