import type { Http } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'

import { listKey } from '../list/list-query.ts'
import { WAITING } from '../overview/waiting.api.ts'

export const FORUM_LISTS = ['forum-reports', 'forum-held', 'forum-threads', 'forum-bans', 'forum-words']

/** The key of what a page of the area shows. */
export const forumKey = (...of: unknown[]) => ['forum-moderation', ...of]

/**
 * Returns the function that makes a call of staff, tells what it did, and reads what the area shows again; also after a
 * failure, because somebody else may have been faster.
 */
export function useForumCall() {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  return async (call: (http: Http) => Promise<{ message: string | null }>) => {
    try {
      const { message } = await withPassword(() => call(http))
      if (message) notify('success', message)
    } finally {
      const keys = [WAITING, forumKey(), ...FORUM_LISTS.map(listKey)]
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
    }
  }
}
