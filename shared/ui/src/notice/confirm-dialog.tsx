import type { Modal } from '@nireeka/contracts'
import { useRef } from 'react'

import { Button, type ButtonTone } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

interface Props {
  question: Modal
  /** Called once: with true by the primary button, with false by everything else. */
  onAnswer: (isConfirmed: boolean) => void
  /** Called once after the dialog has left the screen. */
  onClose: () => void
}

/** A dialog that asks for confirmation. It reports the answer first and closes afterwards (spec, section 4). */
export function ConfirmDialog({ question, onAnswer, onClose }: Props) {
  const isAnswered = useRef(false)
  function answer(isConfirmed: boolean) {
    if (!isAnswered.current) onAnswer(isConfirmed)
    isAnswered.current = true
  }
  return (
    <Dialog
      kind={question.kind}
      title={question.title}
      description={question.text}
      onLeave={() => answer(false)}
      onClose={onClose}
      actions={(leave) => (
        <>
          <Button tone="secondary" onClick={leave}>
            {question.cancel}
          </Button>
          <Button
            tone={toneOf(question)}
            onClick={() => {
              answer(true)
              leave()
            }}
          >
            {question.confirm}
          </Button>
        </>
      )}
    />
  )
}

const toneOf = (question: Modal): ButtonTone =>
  question.kind === 'alert' && question.isDangerous ? 'danger' : 'primary'
