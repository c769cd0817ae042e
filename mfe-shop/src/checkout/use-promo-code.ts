import { usePlatform } from '@nireeka/kit'
import { useState } from 'react'

import type { Problems } from './check-draft.ts'

interface Needs {
  /** Whether the cart has a code already; then no other can be entered. */
  hasCode: boolean
  showProblems: (problems: Problems) => void
  /** Removes the error at the field. */
  clearProblem: () => void
  reload: () => Promise<void>
}

/**
 * Returns the state and actions of the cart's promo code. A typed code is also applied on continuing, so that it
 * isn't lost without pressing Apply.
 */
export function usePromoCode({ hasCode, showProblems, clearProblem, reload }: Needs) {
  const { cart } = usePlatform()
  const [typed, setTyped] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const code = hasCode ? '' : typed.trim()

  /** Runs a change and returns whether it succeeded; an error is shown at the field. */
  async function ask(change: () => Promise<string | null | void>): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    clearProblem()
    const problem = (await change()) ?? null
    setIsBusy(false)
    if (problem === null) setTyped('')
    else showProblems({ promoCode: problem })
    void reload()
    return problem === null
  }
  const apply = () => ask(() => cart.applyPromo(code))

  return {
    typed,
    isBusy,
    type: (text: string) => {
      setTyped(text)
      clearProblem()
    },
    apply: () => void (code && apply()),
    remove: () => void ask(() => cart.removePromo()),
    /** Applies a typed code and then continues; continues immediately if the field is empty. */
    applyThen: (then: () => void) => {
      if (code) void apply().then((isDone) => isDone && then())
      else then()
    },
  }
}
