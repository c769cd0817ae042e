import type { Http } from '@nireeka/contracts'

/** Marks a post as the answer that solved the thread; null takes the mark back. */
export const acceptAnswer = (http: Http, threadId: number, postId: number | null) =>
  http.put('/api/forum/threads/:id/accepted', { post_id: postId }, { params: { id: threadId } })
