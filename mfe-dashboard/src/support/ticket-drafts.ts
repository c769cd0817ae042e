import { createDraftStore, useDraft } from '@nireeka/kit/drafts'

const drafts = createDraftStore({ entry: 'ticketDrafts', isForGuests: false })

/** Keeps what a member types in a ticket in this browser until it is sent, or until they log out. */
export const useTicketDraft = (key: string, options: { enabled?: boolean; initial?: string } = {}) =>
  useDraft(key, { drafts, ...options })

/** The name of a reply's draft, with which a new ticket begins if its ticket was closed meanwhile. */
export const replyDraft = (ticketId: number) => `reply-${ticketId}`
