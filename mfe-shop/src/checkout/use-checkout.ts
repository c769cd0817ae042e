import type { User } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useEffect, useReducer } from 'react'

import { checkDraft, checkSection, type Problems } from './check-draft.ts'
import { type Checkout, quote } from './checkout.api.ts'
import { checkoutReducer, type CheckoutState } from './checkout-state.ts'
import { countryIdOf, type Draft, startDraft } from './draft.ts'
import { storedDraft, storeDraftLater } from './stored-draft.ts'
import { type Section, startSections } from './section-state.ts'
import { useFocus } from './use-focus.ts'
import { usePromoCode } from './use-promo-code.ts'

/**
 * The delay before the draft is stored, so that it isn't stored at every key press: browsers limit the rate of
 * history updates.
 */
interface Needs {
  user: User
  checkout: Checkout
  today: Date
  /** Reloads addresses, lines and credit. */
  refresh: () => Promise<void>
}

/** Returns everything that the sections share: the draft, the amounts, and the functions that change them. */
export function useCheckout({ user, checkout, today, refresh }: Needs) {
  const { http } = usePlatform()
  const [state, dispatch] = useReducer(checkoutReducer, null, () => startState(user, checkout))
  const { draft } = state
  const countryId = countryIdOf(draft.shipping, checkout.addresses)
  const { method, useCredits } = draft
  const amounts = useQuery(quote(http, { countryId, method, useCredits }))
  useFocus(state.focus)

  useEffect(() => {
    return storeDraftLater(user.id, draft)
  }, [user.id, draft])

  const showProblems = (problems: Problems) => dispatch({ type: 'found-wrong', problems })
  const accept = (problems: Problems, then: () => void) =>
    Object.keys(problems).length > 0 ? showProblems(problems) : then()
  const reload = async () => void (await Promise.all([refresh(), amounts.refetch()]))
  const change = (changed: Partial<Draft>, field?: string) =>
    dispatch({ type: 'changed', draft: changed, field })
  const code = usePromoCode({
    hasCode: Boolean(amounts.data?.promo),
    showProblems,
    clearProblem: () => change({}, 'promoCode'),
    reload,
  })

  return {
    ...state,
    checkout,
    today,
    country: checkout.countries.find(({ id }) => id === countryId),
    amounts: {
      quote: amounts.data,
      isStale: amounts.isFetching,
      /** Only an up-to-date total can be paid. */
      isCertain: amounts.isSuccess && !amounts.isFetching,
      error: amounts.isFetching ? null : amounts.error,
      retry: () => void amounts.refetch(),
    },
    code,
    change,
    open: (section: Section) => dispatch({ type: 'change-asked', section }),
    settle: (section: Section) =>
      accept(checkSection(section, draft, checkout), () =>
        // Applied when leaving any section, since a code may have been typed without pressing Apply.
        code.applyThen(() => dispatch({ type: 'settled', section })),
      ),
    checkAll: (then: () => void) => accept(checkDraft(draft, checkout), then),
    showProblems,
    /** Removes a deleted address from the draft; where it was chosen, another or a new one is used. */
    forgetAddress: (id: number) => {
      const next = checkout.addresses.find((address) => address.id !== id)?.id ?? ('new' as const)
      const { shipping, billing } = draft
      const isHere = ({ choice }: { choice: number | 'new' }) => choice === id
      if (isHere(shipping)) dispatch({ type: 'changed', draft: { shipping: { ...shipping, choice: next } } })
      if (isHere(billing)) dispatch({ type: 'changed', draft: { billing: { ...billing, choice: next } } })
    },
    /** Reloads what the server may have changed. */
    reload,
  }
}

export type CheckoutForm = ReturnType<typeof useCheckout>

function startState(user: User, checkout: Checkout): CheckoutState {
  const draft = storedDraft(user.id) ?? startDraft(checkout, { name: user.name, lastName: user.last_name })
  const isWrong = (section: Section) => Object.keys(checkSection(section, draft, checkout)).length > 0
  return { draft, sections: startSections(isWrong), problems: {}, focus: null }
}
