import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'

import { WAITING } from '../overview/waiting.api.ts'
import { decide, type Decision, type Review, REVIEWS } from './reviews.api.ts'

/**
 * Returns a mutation that moderates a review, shows a toast and reloads the lists; also after a failure, because
 * another moderator may have been faster.
 */
export function useDecide(review: Review) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  return async (decision: Decision) => {
    try {
      const { message } = await withPassword(() => decide(http, review, decision))
      if (message) notify('success', message)
    } finally {
      void queries.invalidateQueries({ queryKey: REVIEWS })
      void queries.invalidateQueries({ queryKey: WAITING })
    }
  }
}
