import type { Http } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'

import { listKey } from '../../list/list-query.ts'
import { QUEUE } from '../queue-list.tsx'
import { sendFiles } from './send-files.ts'
import { deskKey, sendFile } from './ticket.api.ts'

/**
 * Returns the function that makes a call about a ticket, tells that it is done, and reads the ticket again; also after a
 * failure, because a colleague or the customer may have been faster.
 */
export function useTicketCall(id: number) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  return async (call: (http: Http) => Promise<unknown>, done: string) => {
    try {
      await withPassword(() => call(http))
      notify('success', done)
    } finally {
      void queries.invalidateQueries({ queryKey: listKey(QUEUE) })
      await queries.invalidateQueries({ queryKey: deskKey(id) })
    }
  }
}

/** Returns the function that adds files to the caller's latest message, and reads the ticket again. */
export function useFileCalls(id: number) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  return async (files: readonly File[]) => {
    const unsent = await sendFiles(files, (file) => withPassword(() => sendFile(http, id, file)))
    await queries.invalidateQueries({ queryKey: deskKey(id) })
    return unsent
  }
}
