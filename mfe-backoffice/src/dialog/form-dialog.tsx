import { usePlatform } from '@nireeka/kit'
import { Dialog } from '@nireeka/ui'
import { type ReactNode, useRef, useState } from 'react'

import { LeavingForm } from './leaving-form.ts'

interface Props {
  title: string
  description?: ReactNode
  onClose: () => void
  /** The form, a `DialogForm`; `leave` closes the dialog without asking. */
  children: (leave: () => void) => ReactNode
}

const DISCARD = {
  kind: 'alert',
  title: 'Discard your entries?',
  text: 'What you entered in this dialog will be lost.',
  confirm: 'Discard',
  cancel: 'Keep editing',
  isDangerous: true,
} as const

/** A dialog with a form. Escape, the close button or a press outside ask first once something was entered. */
export function FormDialog({ title, description, onClose, children }: Props) {
  const { confirm } = usePlatform()
  const isTouched = useRef(false)
  const [isLeaving, setLeaving] = useState(false)
  const touch = () => {
    isTouched.current = true
  }
  return (
    <Dialog
      title={title}
      description={description}
      mayDismiss={async () => !isTouched.current || confirm(DISCARD)}
      onClose={onClose}
    >
      {(close) => {
        const leave = () => {
          setLeaving(true)
          close()
        }
        return <LeavingForm value={{ touch, leave, isLeaving }}>{children(leave)}</LeavingForm>
      }}
    </Dialog>
  )
}
