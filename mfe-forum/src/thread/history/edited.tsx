import { queryOptions, useQuery } from '@nireeka/kit/query'
import { isStaff } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { DateText } from '@nireeka/ui'
import { useState } from 'react'

import type { Post } from '../thread.api.ts'
import styles from './history.module.css'

const dialogCode = queryOptions({
  queryKey: ['history-dialog-code'],
  staleTime: Infinity,
  queryFn: async () => (await import('./history-dialog.tsx')).HistoryDialog,
})

/** Says when a post was edited. Its author and staff can open the earlier versions. */
export function Edited({ post, editedAt }: { post: Post; editedAt: Date }) {
  const session = useStream(usePlatform().session$)
  const [isOpen, setOpen] = useState(false)
  const { data: HistoryDialog } = useQuery({ ...dialogCode, enabled: isOpen })
  const isOwn = session.status === 'member' && session.user.id === post.author.id
  const text = (
    <>
      Edited <DateText date={editedAt} format="shortDay" />
    </>
  )
  if (!isOwn && !isStaff(session)) return text
  return (
    <>
      <button type="button" className={styles.edited} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text}
        <span className="visually-hidden">: versions of post {post.number}</span>
      </button>
      {isOpen && HistoryDialog ? <HistoryDialog post={post} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
