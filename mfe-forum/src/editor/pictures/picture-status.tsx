import { Alert, Button } from '@nireeka/ui'

import styles from '../editor.module.css'
import type { Upload } from './use-pictures.ts'

interface Props {
  upload: Upload
  onRetry: (files: readonly File[]) => void
  onDismiss: () => void
}

/** Says what becomes of the pictures that were added. */
export function PictureStatus({ upload, onRetry, onDismiss }: Props) {
  return (
    <>
      <output className={styles.status} aria-live="polite">
        {sentenceOf(upload)}
      </output>
      {upload.status === 'failed' ? (
        <Alert tone="danger" title={titleOf(upload.sentences.length)}>
          {upload.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p className={styles.onward}>
            {upload.unsent.length > 0 ? (
              <Button size="small" onClick={() => onRetry(upload.unsent)}>
                Try again
              </Button>
            ) : null}
            <Button size="small" tone="secondary" onClick={onDismiss}>
              Continue without
            </Button>
          </p>
        </Alert>
      ) : null}
    </>
  )
}

const titleOf = (count: number) => (count === 1 ? 'A picture wasn’t added' : 'Some pictures weren’t added')

function sentenceOf(upload: Upload): string {
  if (upload.status === 'added')
    return upload.count === 1 ? 'Picture added' : `${upload.count} pictures added`
  if (upload.status !== 'uploading') return ''
  const { place, count, isAwaited } = upload
  const busy = count === 1 ? 'Uploading the picture…' : `Uploading picture ${place} of ${count}…`
  return isAwaited ? `${busy} Please wait until it’s uploaded, then post.` : busy
}
