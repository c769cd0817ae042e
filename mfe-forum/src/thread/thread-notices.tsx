import { Alert } from '@nireeka/ui'

interface Props {
  isHidden: boolean
  isLocked: boolean
}

/** Notices on hidden threads (the spec's sentence, section 8) and on locked ones. */
export const ThreadNotices = ({ isHidden, isLocked }: Props) => (
  <>
    {isHidden ? <Alert>Only admins and the author will be able to see this thread.</Alert> : null}
    {isLocked ? <Alert>This thread is locked: it can be read, and nobody can reply any more.</Alert> : null}
  </>
)
