import type { Http } from '@nireeka/contracts'

export const deleteThread = (http: Http, id: number) =>
  http.delete('/api/forum/threads/:id', { params: { id } })

/** Hides the reader's own thread from everybody but themselves and staff, or shows it again. */
export const hideThread = (http: Http, id: number, isHidden: boolean) =>
  http.put('/api/forum/threads/:id/hidden', { is_hidden: isHidden }, { params: { id } })
