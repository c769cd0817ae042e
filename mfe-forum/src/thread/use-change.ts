import { type Http, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useState } from 'react'

import { useReload } from './use-reload.ts'

/**
 * Returns the function that changes something of the forum, tells how that went, and reads everything of the forum again;
 * also after a failure, because somebody else may have been faster. It resolves with whether the change was made.
 */
export function useChange() {
  const { http, notify } = usePlatform()
  const reload = useReload()
  const [isBusy, setBusy] = useState(false)
  async function change(call: (http: Http) => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(true)
    try {
      await call(http)
      notify('success', done)
      return true
    } catch (error) {
      notify('error', messageOf(error, TEXTS.unreachable))
      return false
    } finally {
      setBusy(false)
      void reload()
    }
  }
  return { change, isBusy }
}
