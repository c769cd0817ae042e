import type { Modal, Platform } from '@nireeka/contracts'
import { useStream } from '@nireeka/kit'
import { ConfirmDialog } from '@nireeka/ui'
import { createRoot } from 'react-dom/client'

import { createState } from '../state.ts'

interface Asked {
  id: number
  question: Modal
  answer: (isConfirmed: boolean) => void
  close: () => void
}

const KINDS: Record<Modal['kind'], true> = { wide: true, alert: true }

/** The open modal, or null. */
const current$ = createState<Asked | null>(null)

function ModalHost() {
  const current = useStream(current$)
  if (!current) return null
  return (
    <ConfirmDialog
      key={current.id}
      question={current.question}
      onAnswer={current.answer}
      onClose={current.close}
    />
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<ModalHost />)

let asked = 0
let lastIsGone = Promise.resolve()

/** Shows a question once earlier ones are closed. Kinds of modal that this shell doesn't know are reported. */
export function ask(question: Modal, report: Platform['report']): Promise<boolean> {
  if (!Object.hasOwn(KINDS, question.kind)) {
    report(new Error(`Internal error: there is no modal of the kind "${question.kind}"`))
    return Promise.resolve(false)
  }
  const id = ++asked
  return new Promise((answer) => {
    lastIsGone = lastIsGone.then(
      () =>
        new Promise((resolve) => {
          const close = () => {
            current$.next(null)
            resolve()
          }
          current$.next({ id, question, answer, close })
        }),
    )
  })
}
