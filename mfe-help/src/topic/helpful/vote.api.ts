import type { Http, Session, Stream } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'
import { storage } from '@nireeka/kit/storage'

/** How many readers found an article helpful, and how many didn't. */
export interface Votes {
  yes: number
  no: number
}

export interface Vote {
  isHelpful: boolean
  comment: string | null
}

/** Who votes: a member's id, or null for a guest; undefined while that isn't known. */
export type Voter = number | null | undefined

export const voterOf = (session: Session): Voter => {
  if (session.status === 'loading') return undefined
  return session.status === 'member' ? session.user.id : null
}

/** The query for the visitor's own vote, which the server can't know when it renders the page. */
export const ownVote = (http: Http, topicId: number, voter: Voter) =>
  queryOptions<Vote | null>({
    queryKey: ['help-vote', voter, topicId],
    // A guest who has never voted here has no vote to ask for.
    enabled: voter === null ? storage.has('helpVoted') : voter !== undefined,
    // What the visitor has just answered isn't asked for again.
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => {
      const params = { id: topicId }
      const { data } = await http.get('/api/help-center/topics/:id/vote', { params, signal })
      return data.vote && { isHelpful: data.vote.help_full, comment: data.vote.comment }
    },
  })

/** Sends a vote, which replaces the visitor's earlier one; resolves with all votes for the topic. */
export async function sendVote(http: Http, topicId: number, vote: Vote, voter: Voter): Promise<Votes> {
  const body = { topic_id: topicId, help_full: vote.isHelpful, comment: vote.comment }
  const { data } =
    voter === null
      ? await http.put('/api/help-center/helpful-guest', body)
      : await http.put('/api/help-center/helpful', body)
  if (voter === null) storage.write('helpVoted', true)
  return data.helpful
}

/** Resolves with who votes, once that is known. */
export const whoVotes = (session$: Stream<Session>): Promise<Voter> =>
  new Promise((resolve) => {
    const decide = () => {
      const voter = voterOf(session$.value)
      if (voter === undefined) return
      resolve(voter)
      // The stream answers at once, before the subscription is known.
      queueMicrotask(() => subscription.unsubscribe())
    }
    const subscription = session$.subscribe(decide)
  })
