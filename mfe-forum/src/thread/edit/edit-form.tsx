import { FORUM_LIMITS } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { Alert, Button } from '@nireeka/ui'

import { LazyTextEditor } from '../../editor/lazy-text-editor.tsx'
import { useForumDraft } from '../../editor/use-forum-draft.ts'
import type { Post } from '../thread.api.ts'
import { OtherText } from './other-text.tsx'
import { useSaveEdit } from './use-save-edit.ts'
import styles from '../reply/reply.module.css'

interface Props {
  post: Post
  onClose: () => void
}

/** Changes a post in its place. When somebody else was faster, both texts are shown. */
export function EditForm({ post, onClose }: Props) {
  const { confirm } = usePlatform()
  const draft = useForumDraft(`post-${post.id}`, { initial: post.body })
  const done = () => {
    draft.clear()
    onClose()
  }
  const { save, other, failure, isBusy } = useSaveEdit(post, done)

  const submit = () => void save(draft.text)
  const cancel = async () => {
    if (draft.text === post.body || (await confirm(DISCARD))) done()
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      {other === null ? null : <OtherText text={other} onTake={() => draft.setText(other)} />}
      <LazyTextEditor
        hasFocusAtFirst
        label={other === null ? `Edit post ${post.number}` : 'Your text'}
        value={draft.text}
        onChange={draft.setText}
        maxLength={FORUM_LIMITS.maxBody}
        onSubmit={submit}
      />
      {draft.isRestored ? <p className={styles.kept}>Your changes were saved in this browser.</p> : null}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          Save changes
        </Button>
        <Button tone="secondary" onClick={() => void cancel()}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const DISCARD = {
  kind: 'alert',
  title: 'Discard your changes?',
  text: 'The post stays as it was.',
  confirm: 'Discard',
  cancel: 'Keep editing',
  isDangerous: true,
} as const
