import type { Http } from '@nireeka/contracts'
import type { SavedCardData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

import { cardTitle } from '../card-title.api.ts'
import { type ExpiryState, expiryState, formatExpiry } from './card-expiry.ts'

/** A card that a payment provider keeps for the member's next payment. */
export interface SavedCard {
  id: string
  /** Brand and last digits, such as "Visa ending in 4242". */
  title: string
  /** The last month in which it can be used: 03/2031. */
  expiry: string
  /** How long that is from the day of the answer. */
  state: ExpiryState
}

const SAVED_CARDS_KEY = ['saved-cards']

export const savedCards = (http: Http) =>
  queryOptions({
    queryKey: SAVED_CARDS_KEY,
    queryFn: async ({ signal }) => {
      const { data } = await http.get('/api/saved-cards', { signal })
      return { cards: data.cards.map(toCard), maySave: data.may_save }
    },
  })

export const removeCard = (http: Http, id: string) => http.delete('/api/saved-cards/:id', { params: { id } })

function toCard({ id, exp_month, exp_year, ...card }: SavedCardData): SavedCard {
  const expiry = { month: exp_month, year: exp_year }
  return {
    id,
    title: cardTitle(card),
    expiry: formatExpiry(expiry),
    state: expiryState(expiry, new Date()),
  }
}
