import { usePlatform } from '@nireeka/kit'
import { useNavigate } from '@nireeka/kit/router'
import { Button } from '@nireeka/ui'

import { useChange } from '../use-change.ts'
import { deleteThread } from './delete.api.ts'
import { DELETE_THREAD } from './questions.ts'

/** Deletes a thread of the member's own. */
export function DeleteThread({ id }: { id: number }) {
  const { confirm } = usePlatform()
  const navigate = useNavigate()
  const { change, isBusy } = useChange()
  const remove = async () => {
    if (!(await confirm(DELETE_THREAD))) return
    if (await change((http) => deleteThread(http, id), 'Thread deleted')) void navigate('/forum/1')
  }
  return (
    <Button size="small" tone="quiet" isBusy={isBusy} onClick={() => void remove()}>
      Delete thread
    </Button>
  )
}
