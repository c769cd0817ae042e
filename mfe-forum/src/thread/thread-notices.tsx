import { Alert } from '@nireeka/ui'

interface Props {
  isHidden: boolean
  isLocked: boolean
}

/** The spec's sentence for hidden threads (section 8), told to whoever may see one. */
export const ThreadNotices = ({ isHidden, isLocked }: Props) => (
  <>
    {isHidden ? <Alert>Only admins and the author will be able to see this thread.</Alert> : null}
    {isLocked ? <Alert>This thread is locked: it can be read, and nobody can reply any more.</Alert> : null}
  </>
)
