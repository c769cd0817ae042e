import { TICKET_FILES } from '@nireeka/contracts/api'
import { Alert, Button, Field, FileDrop } from '@nireeka/ui'
import { useState } from 'react'

import styles from '../support.module.css'
import type { Unsent } from './send-files.ts'
import type { Conversation } from './ticket.api.ts'

interface Props {
  ticket: Conversation
  files: readonly File[]
  onFilesChange: (files: File[]) => void
}

const KINDS_LABEL = 'a JPG, PNG or WebP picture, an MP4 video or a PDF'

/** The files that go with an answer or a note. */
export function AnswerFiles({ ticket, files, onFilesChange }: Props) {
  const maxFiles = TICKET_FILES.most - ticket.messages.flatMap((message) => message.files).length
  if (maxFiles <= 0) return <p>This ticket has reached its limit of {TICKET_FILES.most} files.</p>
  return (
    <Field
      label="Pictures, videos or PDFs"
      isOptional
      hint={`Up to ${maxFiles === 1 ? '1 file' : `${maxFiles} files`} of 10 MB: ${KINDS_LABEL}.`}
    >
      <FileDrop
        files={files}
        onFilesChange={onFilesChange}
        limits={{
          maxFiles,
          maxBytes: TICKET_FILES.maxBytes,
          kinds: TICKET_FILES.kinds,
          kindsLabel: KINDS_LABEL,
        }}
      />
    </Field>
  )
}

interface UnsentProps {
  unsent: Unsent
  onRetry: () => Promise<void>
  onLeave: () => void
}

/** Says that the text was sent but some files weren't, with a button to send them again. */
export function UnsentFiles({ unsent: { files, message }, onRetry, onLeave }: UnsentProps) {
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  return (
    <Alert tone="danger" title="Your answer was sent, but some files weren’t">
      <p>
        {files.map(({ name }) => name).join(', ')}: {message}
      </p>
      <p className={styles.buttons}>
        <Button isBusy={isBusy} onClick={() => void retry()}>
          Try again
        </Button>
        <Button tone="secondary" onClick={onLeave}>
          Continue without
        </Button>
      </p>
    </Alert>
  )
}
