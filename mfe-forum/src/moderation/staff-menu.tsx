import { mayWork } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { queryOptions, useQuery } from '@nireeka/kit/query'

import type { ModeratedPost, ModeratedThread } from './moderation.api.ts'

interface Props {
  thread: ModeratedThread
  /** The post that the menu is about; without it, it is about the thread. */
  post?: ModeratedPost
}

/** The menu's code, which nobody but staff fetches. */
const menuCode = queryOptions({
  queryKey: ['staff-menu-code'],
  staleTime: Infinity,
  queryFn: async () => (await import('./staff-actions.tsx')).StaffActions,
})

/** What staff can do with a thread or a post; nothing for everybody else. */
export function StaffMenu(props: Props) {
  const session = useStream(usePlatform().session$)
  const mayModerate = mayWork(session, 'community')
  const { data: StaffActions } = useQuery({ ...menuCode, enabled: mayModerate })
  return mayModerate && StaffActions ? <StaffActions {...props} /> : null
}
