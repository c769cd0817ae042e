import { NothingAnswer, SavedCardParams, SavedCardsAnswer } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** The cards that payment providers keep for a member's next payment. */
export const savedCardEndpoints = {
  list: { method: 'GET', path: '/api/saved-cards', access: 'member', answer: SavedCardsAnswer },
  remove: {
    method: 'DELETE',
    path: '/api/saved-cards/:id',
    access: 'member',
    params: SavedCardParams,
    answer: NothingAnswer,
  },
} as const satisfies EndpointGroup
