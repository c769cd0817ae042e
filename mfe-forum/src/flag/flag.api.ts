import type { Http } from '@nireeka/contracts'
import type { FlagReason } from '@nireeka/contracts/api'

/** Reports a post to staff. */
export const flagPost = (http: Http, id: number, flag: { reason: FlagReason; note: string | null }) =>
  http.post('/api/forum/posts/:id/flags', flag, { params: { id } })
