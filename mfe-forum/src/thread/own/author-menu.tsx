import { CONFIRMATIONS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { queryOptions, useQuery } from '@nireeka/kit/query'
import { useNavigate } from '@nireeka/kit/router'
import { Button, Menu, MenuItem, MenuSeparator } from '@nireeka/ui'
import { useState } from 'react'

import type { Mine } from '../mine.api.ts'
import { useThreadTools } from '../thread-tools.ts'
import { useChange } from '../use-change.ts'
import { deleteThread, hideThread } from './own.api.ts'

const editCode = queryOptions({
  queryKey: ['edit-thread-code'],
  staleTime: Infinity,
  queryFn: async () => (await import('../../new-thread/edit-thread-dialog.tsx')).EditThreadDialog,
})

/** What an author can do with their own thread. */
export function AuthorMenu({ own: { mayReply, hiddenBy } }: { own: Mine }) {
  const { thread } = useThreadTools()
  const [isEditing, setEditing] = useState(false)
  const { data: EditThreadDialog } = useQuery({ ...editCode, enabled: isEditing })
  const { hide, show, remove, isBusy } = useOwnThread(thread.id)
  const trigger = (
    <Button size="small" tone="secondary" aria-label="Manage your thread" isBusy={isBusy}>
      Manage
    </Button>
  )
  return (
    <>
      <Menu trigger={trigger}>
        {/* A locked thread stays as it is. */}
        {mayReply ? (
          <MenuItem icon="edit" onSelect={() => setEditing(true)}>
            Edit title and tags
          </MenuItem>
        ) : null}
        {hiddenBy === null ? (
          <MenuItem icon="eye" onSelect={() => void hide()}>
            Hide thread
          </MenuItem>
        ) : null}
        {/* What staff have hidden, they alone show; a notice says so. */}
        {hiddenBy === 'author' ? (
          <MenuItem icon="eye" onSelect={() => void show()}>
            Show thread
          </MenuItem>
        ) : null}
        <MenuSeparator />
        <MenuItem icon="trash" tone="danger" onSelect={() => void remove()}>
          Delete thread
        </MenuItem>
      </Menu>
      {isEditing && EditThreadDialog ? (
        <EditThreadDialog thread={thread} onClose={() => setEditing(false)} />
      ) : null}
    </>
  )
}

/** Returns what asks first and then hides, shows or deletes a thread. */
function useOwnThread(id: number) {
  const { confirm } = usePlatform()
  const navigate = useNavigate()
  const { change, isBusy } = useChange()
  const hide = async () => {
    if (await confirm(CONFIRMATIONS.hideThread))
      await change((http) => hideThread(http, id, true), 'Thread hidden')
  }
  const show = async () => {
    if (await confirm(CONFIRMATIONS.showThread))
      await change((http) => hideThread(http, id, false), 'Everybody can see the thread again')
  }
  const remove = async () => {
    if (!(await confirm(CONFIRMATIONS.deleteThread))) return
    if (await change((http) => deleteThread(http, id), 'Thread deleted')) void navigate('/forum/1')
  }
  return { hide, show, remove, isBusy }
}
