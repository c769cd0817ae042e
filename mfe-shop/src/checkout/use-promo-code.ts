import { usePlatform } from '@nireeka/kit'
import { useState } from 'react'

import type { Problems } from './check-draft.ts'

interface Needs {
  /** A code counts already, so that none can be typed. */
  hasCode: boolean
  showProblems: (problems: Problems) => void
  /** What was said of the field is over. */
  clearProblem: () => void
  reload: () => Promise<void>
}

/** The one code of the cart. What is typed counts with the way on, too: nobody loses it for not pressing Apply. */
export function usePromoCode({ hasCode, showProblems, clearProblem, reload }: Needs) {
  const { cart } = usePlatform()
  const [typed, setTyped] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const code = hasCode ? '' : typed.trim()

  /** Answers whether it was done; why not stands at the field. */
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
    /** Goes on at once when nothing is typed. */
    applyThen: (then: () => void) => {
      if (code) void apply().then((isDone) => isDone && then())
      else then()
    },
  }
}
