import { TICKET_FILES } from '@nireeka/contracts/api'
import { Field, FileDrop } from '@nireeka/ui'

interface Props {
  files: readonly File[]
  onFilesChange: (files: File[]) => void
  /** The number of files that the ticket already has. */
  sent?: number
}

const KINDS_LABEL = 'a JPG, PNG or WebP picture, an MP4 video or a PDF'

export function FileField({ files, onFilesChange, sent = 0 }: Props) {
  const maxFiles = TICKET_FILES.most - sent
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
