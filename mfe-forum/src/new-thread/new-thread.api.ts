import type { Http } from '@nireeka/contracts'
import { NewForumThread, type NewForumThreadInput } from '@nireeka/contracts/api'
import { formSchema } from '@nireeka/kit/form-schema'

/** The contract's rules for a new thread, with our names. */
export const newThread = formSchema(NewForumThread)

/** Opens a thread. Returns its id, or null and the server's sentence while a moderator has to read it first. */
export async function openThread(http: Http, thread: NewForumThreadInput, key: string) {
  const headers = { 'idempotency-key': key }
  const { data, message } = await http.post('/api/forum/threads', thread, { headers })
  return { id: data.id, message }
}
