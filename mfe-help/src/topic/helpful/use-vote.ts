import { usePlatform, useStream } from '@nireeka/kit'
import { useMutation, useQuery, useQueryClient } from '@nireeka/kit/query'

import { topic, type Topic } from '../topic.api.ts'
import { ownVote, sendVote, type Vote, voterOf, whoVotes } from './vote.api.ts'

/**
 * Returns the visitor's own vote for a topic, and the function that sends one. A vote is shown at once; votes are sent
 * one after the other, so that the last one counts.
 */
export function useVote(topicId: number) {
  const { http, session$ } = usePlatform()
  const queries = useQueryClient()
  const { data: own } = useQuery(ownVote(http, topicId, voterOf(useStream(session$))))

  const sending = useMutation({
    scope: { id: `help-vote ${topicId}` },
    mutationFn: async (vote: Vote) => {
      const voter = await whoVotes(session$)
      const { queryKey } = ownVote(http, topicId, voter)
      const votes = await sendVote(http, topicId, vote, voter)
      // An answer that was asked for before this vote would hide it.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<Vote | null>(queryKey, vote)
      queries.setQueryData<Topic>(topic(http, String(topicId)).queryKey, (data) =>
        data ? { ...data, helpful: votes } : data,
      )
    },
  })
  const { status, variables, error } = sending
  return {
    vote: (status === 'pending' ? variables : own) ?? null,
    /** What was sent last in this visit. */
    sent: (status === 'success' ? variables : null) ?? null,
    isSending: status === 'pending',
    error,
    send: (vote: Vote) => sending.mutate(vote),
    retry: () => variables && sending.mutate(variables),
  }
}
