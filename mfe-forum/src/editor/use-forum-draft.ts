import { createDraftStore, useDraft } from '@nireeka/kit/drafts'

const drafts = createDraftStore({ entry: 'forumDrafts', isForGuests: true })

/** Keeps what is typed in the forum until it is sent or discarded, also over a logout. */
export const useForumDraft = (key: string, options: { enabled?: boolean; initial?: string } = {}) =>
  useDraft(key, { drafts, ...options })
