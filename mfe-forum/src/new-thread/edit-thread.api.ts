import { type Http, isHttpError } from '@nireeka/contracts'
import { ForumThreadEdit, type ForumThreadEditInput } from '@nireeka/contracts/api'
import { formSchema } from '@nireeka/kit/form-schema'

/** The contract's rules for a changed title and tags, with our names. */
export const threadEdit = formSchema(ForumThreadEdit)

/** Changes the title and the tags of the reader's own thread. */
export const editThread = (http: Http, id: number, edit: ForumThreadEditInput) =>
  http.put('/api/forum/threads/:id', edit, { params: { id } })

export interface OtherEdit {
  title: string
  tags: string[]
  version: number
}

/** Returns what somebody else has saved in the meantime; null for any other failure. */
export function otherEditOf(error: unknown): OtherEdit | null {
  if (!isHttpError(error) || error.status !== 409) return null
  const { title, tags = [], version } = error.fields
  return title?.[0] && version?.[0] ? { title: title[0], tags, version: Number(version[0]) } : null
}
