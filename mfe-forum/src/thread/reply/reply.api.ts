import type { Http } from '@nireeka/contracts'

interface Reply {
  body: string
  replyToId: number | null
}

/** Sends a reply. `post` is null while a moderator has to read it first; `message` says so. */
export async function sendReply(http: Http, threadId: number, { body, replyToId }: Reply, key: string) {
  const { data, message } = await http.post(
    '/api/forum/threads/:id/posts',
    { body, reply_to_id: replyToId },
    { params: { id: threadId }, headers: { 'idempotency-key': key } },
  )
  return { post: data.post, message }
}
