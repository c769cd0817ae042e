import { TOAST_DRAG_PERCENT, TOAST_MS } from '@nireeka/contracts'
import { type FocusEvent, useRef, useState } from 'react'
// The unstyled entry: the other one writes a <style> element, which our content security policy refuses.
import { ToastContainer } from 'react-toastify/unstyled'

import { FocusContext } from './focus-context.ts'
import { Leaving } from './leaving.tsx'
import styles from './toasts.module.css'

/** Renders the list of toasts. None of them closes by itself while the keyboard’s focus is on one of them. */
export function Toasts() {
  const [isFocused, setIsFocused] = useState(false)
  const origin = useRef<Element | null>(null)

  function enter({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget
    setIsFocused(target.matches(':focus-visible'))
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) setIsFocused(false)
  }
  function returnFocus() {
    if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  return (
    <FocusContext value={{ isFocused, returnFocus }}>
      <div onFocus={enter} onBlur={leave}>
        <ToastContainer
          position="top-right"
          autoClose={TOAST_MS}
          draggable
          draggablePercent={TOAST_DRAG_PERCENT}
          newestOnTop
          limit={4}
          icon={false}
          closeButton={false}
          customProgressBar
          transition={Leaving}
          className={({ position } = {}) => `${styles.list} ${styles[position ?? '']}`}
          toastClassName={() => styles.toast ?? ''}
          aria-label="Notices"
        />
      </div>
    </FocusContext>
  )
}
